import { sql } from 'kysely';
import { compiledOnce } from '#server/db/compiledOnce';
import { ahead } from '#server/db/leanClient';
import type { Transaction } from '#server/db/transaction';

const lock = compiledOnce(
  ({ brandId, memberId }: { readonly brandId: string; readonly memberId: string }) => sql`
    SELECT FROM member_banks WHERE brand_id = ${brandId} AND member_id = ${memberId} FOR UPDATE ${ahead}`,
);

/**
 * Locks the member's own account: withdrawals of one member wait here for each other, and a change of the account for
 * them. Not the member's row: deposits write that one after the ledger, and two orders of locks would meet in a deadlock
 * (M23). One query, in the message of the next.
 */
export async function lockPayee(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await lock(trx, { brandId, memberId });
}
