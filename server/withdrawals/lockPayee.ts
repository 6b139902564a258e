import { statement } from '#server/db/statement';
import type { Transaction } from '#server/db/transaction';

const lock = statement('ahead')`
  SELECT FROM member_banks WHERE brand_id = ${'brandId'} AND member_id = ${'memberId'} FOR UPDATE`;

/**
 * Locks the member's own account: withdrawals of one member wait here for each other, and a change of the account for
 * them. Not the member's row: deposits write that one after the ledger, and two orders of locks would meet in a deadlock
 * (M23). One query, in the message of the next.
 */
export async function lockPayee(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await lock(trx, { brandId, memberId });
}
