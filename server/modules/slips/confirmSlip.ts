import type { ErrorCode } from '#schemas/api/errors';
import type { Transaction } from '#server/platform/db/transaction';
import { settleSlip, slipReason } from '#server/modules/deposits/index';
import type { By } from '#server/modules/deposits/index';
import type { Brand } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import { sendToStaff } from './sendToStaff';
import { findSlip } from './slipRepository';
import type { SlipRow } from './slipRepository';

export interface Confirmation {
  readonly brand: Brand;
  readonly memberId: string;
  readonly slipId: string;
  readonly by: By;
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
  { brand, memberId, slipId, by }: Confirmation,
): Promise<SlipRow> {
  const slip = await findSlip(trx, brand.id, memberId, slipId);
  if (!slip) throw fail('NOT_FOUND');
  if (slip.status !== 'VERIFIED') throw fail(refusalOf(slip));
  const settled = await settleSlip(trx, { brand, slip, from: ['VERIFIED'], by });
  if (settled === 'CREDITED') return { ...slip, status: 'SUCCESS' };
  return sendToStaff(trx, { slip, reason: 'SLIP_CREDIT_NEAR' });
}

function refusalOf({ status, reason }: SlipRow): ErrorCode {
  const { code } = slipReason(reason);
  // This call reports a transfer unknown to the bank as an invalid slip.
  if (status === 'INVALID') return code === null || code === 'SLIP_NOT_FOUND' ? 'SLIP_INVALID' : code;
  return REJECTIONS[status] ?? 'STATE_CHANGED';
}
