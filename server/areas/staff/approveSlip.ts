import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/db/transaction';
import type { By } from '#server/deposits/credit';
import { settleSlip } from '#server/deposits/settleSlip';
import { AppError, fail } from '#server/appError';

/**
 * Credits a slip that was left to a person, by the amount that the bank named (S3); once, whoever
 * else approves it or its transfer at the same time (M13, S1).
 * @throws AppError NOT_FOUND, STATE_CHANGED, SLIP_DUPLICATE, SLIP_WAITING without the bank's word.
 */
export async function approveSlip(trx: Transaction, brand: Brand, id: string, by: By): Promise<void> {
  const slip = await trx
    .selectFrom('slips')
    .selectAll()
    .where('brand_id', '=', brand.id)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!slip) throw fail('NOT_FOUND');
  if (slip.status !== 'PENDING_REVIEW') throw fail('STATE_CHANGED');
  try {
    await settleSlip(trx, { brand, slip, from: ['PENDING_REVIEW'], by });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'SLIP_DUPLICATE') throw error;
    // The claim waited for whoever took it: when that was for this very slip, it is no duplicate.
    const after = await trx
      .selectFrom('slips')
      .select('status')
      .where('brand_id', '=', brand.id)
      .where('id', '=', id)
      .executeTakeFirst();
    throw after?.status === 'SUCCESS' ? fail('STATE_CHANGED') : error;
  }
}
