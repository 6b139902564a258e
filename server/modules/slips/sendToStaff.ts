import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail, AppError } from '#server/platform/appError';
import { findSlip, type SlipRow } from './slipRepository';
import type { ErrorCode } from '#schemas/api/errors';
import { settleSlip, slipReason, type CreditOrigin } from '#server/modules/deposits/index';
import type { Brand } from '#schemas/brand/brand';
import { HOUR_MS } from '#core/time/durations';
import { countUse } from '#server/platform/http/rateLimit';

interface ToStaff {
  readonly slip: SlipRow;
  /** The reason for the review; the slip's own reason when omitted. */
  readonly reason?: string;
  /** The amount claimed by the member, in satang: a hint, never the credit. */
  readonly requestedAmount?: number;
  readonly note?: string;
}

/** Sends a slip to staff for review. @throws AppError STATE_CHANGED. */
export async function sendToStaff(
  trx: Transaction,
  { slip, reason, requestedAmount, note }: ToStaff,
): Promise<SlipRow> {
  const sent = await trx
    .updateTable('slips')
    .set({
      status: 'PENDING_REVIEW',
      ...(reason !== undefined && { reason }),
      ...(requestedAmount !== undefined && { requested_amount: requestedAmount }),
      ...(note !== undefined && { note }),
    })
    .where('brand_id', '=', slip.brand_id)
    .where('id', '=', slip.id)
    .where('status', '=', slip.status)
    .returningAll()
    .executeTakeFirst();
  if (!sent) throw fail('STATE_CHANGED');
  return sent;
}

export interface Confirmation {
  readonly brand: Brand;
  readonly memberId: string;
  readonly slipId: string;
  readonly origin: CreditOrigin;
}

/** Errors by status for slips that cannot be confirmed; other statuses mean that it has changed meanwhile. */
const REJECTIONS: Partial<Record<SlipRow['status'], ErrorCode>> = {
  VERIFYING: 'SLIP_WAITING',
  DUPLICATE: 'SLIP_DUPLICATE',
};

/**
 * Credits a verified slip; a doubtful one goes to staff.
 * @throws AppError NOT_FOUND, and the error for its status.
 */
export async function confirmSlip(
  trx: Transaction,
  { brand, memberId, slipId, origin }: Confirmation,
): Promise<SlipRow> {
  const slip = await findSlip(trx, brand.id, memberId, slipId);
  if (!slip) throw fail('NOT_FOUND');
  if (slip.status !== 'VERIFIED') throw fail(refusalOf(slip));
  const settled = await settleSlip(trx, { brand, slip, from: ['VERIFIED'], origin });
  if (settled === 'CREDITED') return { ...slip, status: 'SUCCESS' };
  const sent = await sendToStaff(trx, { slip, reason: 'SLIP_CREDIT_NEAR' });
  await auditToStaff(trx, sent, origin.now);
  return sent;
}

/** A rule sent the slip to staff. */
export function auditToStaff(trx: Transaction, { brand_id: brandId, id, reason }: SlipRow, now: Date) {
  return audit(trx, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'slip.toStaff',
    subject: { type: 'SLIP', id },
    detail: { reason },
    now,
  });
}

function refusalOf({ status, reason }: SlipRow): ErrorCode {
  const { code } = slipReason(reason);
  // This call reports a transfer unknown to the bank as an invalid slip.
  if (status === 'INVALID') return code === null || code === 'SLIP_NOT_FOUND' ? 'SLIP_INVALID' : code;
  return REJECTIONS[status] ?? 'STATE_CHANGED';
}

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
