import { sql } from 'kysely';
import { compiledOnce } from '#server/db/compiledOnce';
import { ahead } from '#server/db/leanClient';
import type { Transaction } from '#server/db/transaction';

const lock = compiledOnce(
  ({ brandId, memberId }: { readonly brandId: string; readonly memberId: string }) => sql`
    SELECT FROM member_banks WHERE brand_id = ${brandId} AND member_id = ${memberId} FOR UPDATE ${ahead}`,
);

const lockCredit = compiledOnce(
  ({ brandId, memberId }: { readonly brandId: string; readonly memberId: string }) => sql`
    SELECT ledger_lock_member(${brandId}, ${memberId}::uuid) ${ahead}`,
);

/**
 * Locks the member's own account: withdrawals of one member wait here for each other, and a change of the account for
 * them. Not the member's row: deposits write that one after the ledger, and two orders of locks would meet in a deadlock
 * (M23). Then it locks their credit, in the order of every posting: whatever is given to the member from here on
 * waits, so that no credit is withdrawn whose requirement was not seen. Two queries, in the message of the next.
 */
export async function lockPayee(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await lock(trx, { brandId, memberId });
  await lockCredit(trx, { brandId, memberId });
}
