import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Bonus windows that deposits claim, and bank accounts that are one however they are written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await claims(db);
  await accounts(db);
}

/** One for each member, window and Bangkok day: the key decides between deposits that arrive at once (M16). */
async function claims(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE bonus_claims (
      brand_id text NOT NULL,
      member_id uuid NOT NULL,
      day date NOT NULL,
      window_no integer NOT NULL CHECK (window_no IN (1, 2)),
      id uuid NOT NULL,
      deposit_type text NOT NULL CHECK (deposit_type IN ('SLIP', 'DEPOSIT_REQUEST')),
      deposit_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount > 0),
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, member_id, day, window_no),
      FOREIGN KEY (brand_id, member_id) REFERENCES members (brand_id, id)
    );
    COMMENT ON COLUMN bonus_claims.amount IS 'Satang of bonus.';
    COMMENT ON COLUMN bonus_claims.id IS 'What the ledger transaction of the bonus refers to.';
    CREATE TRIGGER bonus_claims_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON bonus_claims EXECUTE FUNCTION refuse_change();
    REVOKE UPDATE, DELETE, TRUNCATE ON bonus_claims FROM sala_app;
  `.execute(db);
}

/** Zeros in front do not make another account of a number (M17, VAL-04). */
async function accounts(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE member_banks DROP CONSTRAINT member_banks_account;
    CREATE UNIQUE INDEX member_banks_account ON member_banks (brand_id, bank_name, ltrim(bank_id, '0'));
  `.execute(db);
}
