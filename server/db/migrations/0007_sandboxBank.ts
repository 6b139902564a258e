import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** A pretend bank for demonstrations: accounts at any bank and the transfers between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE sandbox_bank_accounts (
      bank_name text NOT NULL,
      bank_id text NOT NULL CHECK (bank_id ~ '^[0-9]{5,20}$'),
      account_name text NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (bank_name, bank_id)
    );
    CREATE TABLE sandbox_bank_transfers (
      id uuid PRIMARY KEY,
      sending_bank text NOT NULL,
      trans_ref text NOT NULL,
      from_bank text NOT NULL,
      from_account text NOT NULL,
      from_name text NOT NULL,
      to_bank text NOT NULL,
      to_account text NOT NULL,
      to_name text NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      note text,
      transferred_at timestamptz NOT NULL,
      CONSTRAINT sandbox_bank_transfers_ref UNIQUE (sending_bank, trans_ref)
    );
    COMMENT ON COLUMN sandbox_bank_transfers.sending_bank IS 'Three digits, as in a slip''s QR.';
    CREATE INDEX sandbox_bank_transfers_to ON sandbox_bank_transfers (to_bank, to_account, transferred_at DESC, id DESC);
    CREATE INDEX sandbox_bank_transfers_list ON sandbox_bank_transfers (transferred_at DESC, id DESC);
  `.execute(db);
}
