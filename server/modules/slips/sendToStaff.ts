import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { SlipRow } from './slipRepository';

interface ToStaff {
  readonly slip: SlipRow;
  /** What staff should look at; the slip's own reason when left out. */
  readonly reason?: string;
  /** What the member says was paid, in satang: a hint, never the credit (S3). */
  readonly requestedAmount?: number;
  readonly note?: string;
}

/** Leaves a slip to a person. @throws AppError STATE_CHANGED when it has moved on. */
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
