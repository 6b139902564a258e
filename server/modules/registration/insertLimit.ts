import type { Transaction } from '#server/platform/db/transaction';

/** The deposit limit of 24 hours that a new member chose (R1). @param amount satang. */
export async function insertLimit(
  trx: Transaction,
  brandId: string,
  memberId: string,
  amount: number,
): Promise<void> {
  await trx
    .insertInto('deposit_limits')
    .values({ brand_id: brandId, member_id: memberId, period: 'DAY', amount })
    .execute();
}
