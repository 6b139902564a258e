import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Money that goes out. The member's bank is copied: a later change must not redirect an open payment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE withdrawals (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      member_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      bank_name text NOT NULL,
      bank_id text NOT NULL,
      account_name text NOT NULL,
      status text NOT NULL CHECK (status IN ('PENDING', 'PROCESSING', 'SUCCESS', 'FAILED', 'REJECTED', 'REFUNDED')),
      reason text,
      note text,
      tries integer NOT NULL DEFAULT 0,
      handled_by uuid,
      hold_transaction_id uuid,
      end_transaction_id uuid,
      completed_at timestamptz,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN withdrawals.end_transaction_id IS 'The ledger transaction that paid it out or gave the credit back.';
    CREATE UNIQUE INDEX withdrawals_open_member ON withdrawals (brand_id, member_id) WHERE status IN ('PENDING', 'PROCESSING');
    CREATE INDEX withdrawals_member ON withdrawals (brand_id, member_id, created_at DESC, id DESC);
    CREATE INDEX withdrawals_list ON withdrawals (brand_id, created_at DESC, id DESC);
    CREATE INDEX withdrawals_status ON withdrawals (brand_id, status, created_at DESC, id DESC);
  `.execute(db);
}
