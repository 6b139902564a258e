import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';

/**
 * Locks the member's bank account, then their ledger accounts, in one query. Withdrawals of one member wait here for
 * each other, a change of the bank account waits for them, and so does every credit, so that nothing is withdrawn
 * whose turnover requirement was not read. The row of the member stays unlocked: deposits lock it after the ledger,
 * and the opposite order would deadlock.
 */
export async function lockPayee(trx: Transaction, brandId: string, memberId: string): Promise<void> {
  await sql`
    SELECT ledger_lock_member(bank.brand_id, bank.member_id)
    FROM (
      SELECT brand_id, member_id FROM member_banks
      WHERE brand_id = ${brandId} AND member_id = ${memberId} FOR UPDATE
    ) AS bank`.execute(trx);
}
