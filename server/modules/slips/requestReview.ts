import type { Brand } from '#schemas/brand/brand';
import { HOUR_MS } from '#core/time/durations';
import type { Transaction } from '#server/platform/db/transaction';
import { AppError, fail } from '#server/platform/appError';
import { countUse } from '#server/platform/http/rateLimit';
import { sendToStaff } from './sendToStaff';
import { findSlip } from './slipRepository';
import type { SlipRow } from './slipRepository';

export interface ReviewWish {
  readonly brand: Brand;
  readonly memberId: string;
  readonly slipId: string;
  /** Satang. */
  readonly amount: number;
  readonly note: string | undefined;
  readonly now: Date;
}

/** Review requests per member and hour, because staff time is limited. */
const PER_HOUR = 5;

/** Sends a slip to staff for review. @throws AppError NOT_FOUND, SLIP_DUPLICATE, SLIP_QUOTA, STATE_CHANGED. */
export async function requestReview(
  trx: Transaction,
  { brand, memberId, slipId, amount, note, now }: ReviewWish,
): Promise<SlipRow> {
  const slip = await findSlip(trx, brand.id, memberId, slipId);
  if (!slip) throw fail('NOT_FOUND');
  if (slip.status === 'DUPLICATE') throw fail('SLIP_DUPLICATE');
  if (slip.status !== 'VERIFIED' && slip.status !== 'INVALID') throw fail('STATE_CHANGED');
  const budget = {
    brandId: brand.id,
    scope: 'slip-review',
    key: memberId,
    limit: PER_HOUR,
    windowMs: HOUR_MS,
    now,
  };
  await countUse(trx, budget).catch((error: unknown) => {
    throw error instanceof AppError
      ? new AppError('SLIP_QUOTA', { n: PER_HOUR }, undefined, error.retryAfter)
      : error;
  });
  return sendToStaff(trx, { slip, requestedAmount: amount, ...(note !== undefined && { note }) });
}
