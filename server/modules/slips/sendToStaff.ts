import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { SlipRow } from './slipRepository';

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
