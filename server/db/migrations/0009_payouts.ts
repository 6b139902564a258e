import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** When to ask the bank (again) about an approved withdrawal; a failed one stays the member's open one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE withdrawals ADD COLUMN payout_at timestamptz;
    UPDATE withdrawals SET payout_at = created_at WHERE status = 'PROCESSING';
    CREATE INDEX withdrawals_payout ON withdrawals (payout_at) WHERE status = 'PROCESSING';

    DROP INDEX withdrawals_open_member;
    CREATE UNIQUE INDEX withdrawals_open_member ON withdrawals (brand_id, member_id)
      WHERE status IN ('PENDING', 'PROCESSING', 'FAILED');
  `.execute(db);
}
