import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Double-entry ledger in satang. Writing an entry is the only way to change a balance: a trigger
 * applies it to the account, and the server's role may neither change nor remove what is written.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE ledger_accounts (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      kind text NOT NULL CHECK (kind IN ('MEMBER', 'MEMBER_HELD', 'BANK', 'PAYOUT', 'BONUS', 'ADJUSTMENT', 'RECEIVABLE')),
      owner_id uuid,
      balance bigint NOT NULL DEFAULT 0,
      entry_count bigint NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (brand_id, id),
      CONSTRAINT ledger_accounts_owner UNIQUE NULLS NOT DISTINCT (brand_id, kind, owner_id),
      CONSTRAINT ledger_accounts_not_negative CHECK (balance >= 0 OR kind NOT IN ('MEMBER', 'MEMBER_HELD')),
      CONSTRAINT ledger_accounts_exact CHECK (balance BETWEEN -9000000000000000 AND 9000000000000000)
    );

    CREATE TABLE ledger_transactions (
      brand_id text NOT NULL,
      id uuid NOT NULL,
      kind text NOT NULL,
      reference_type text NOT NULL,
      reference_id uuid NOT NULL,
      client_ref text,
      reverses uuid,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, id),
      CONSTRAINT ledger_transactions_client_ref UNIQUE (brand_id, client_ref),
      CONSTRAINT ledger_transactions_reverses UNIQUE (brand_id, reverses),
      FOREIGN KEY (brand_id, reverses) REFERENCES ledger_transactions (brand_id, id)
    );
    CREATE INDEX ledger_transactions_reference ON ledger_transactions (brand_id, reference_type, reference_id);
    CREATE INDEX ledger_transactions_list ON ledger_transactions (brand_id, created_at DESC, id DESC);

    CREATE TABLE ledger_entries (
      brand_id text NOT NULL,
      account_id uuid NOT NULL,
      seq bigint NOT NULL,
      transaction_id uuid NOT NULL,
      amount bigint NOT NULL CHECK (amount <> 0 AND amount BETWEEN -1000000000000 AND 1000000000000),
      balance_after bigint NOT NULL,
      created_at timestamptz NOT NULL,
      PRIMARY KEY (brand_id, account_id, seq),
      CONSTRAINT ledger_entries_once UNIQUE (brand_id, transaction_id, account_id),
      FOREIGN KEY (brand_id, account_id) REFERENCES ledger_accounts (brand_id, id),
      FOREIGN KEY (brand_id, transaction_id) REFERENCES ledger_transactions (brand_id, id)
    );

    CREATE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      UPDATE ledger_accounts SET balance = balance + NEW.amount, entry_count = entry_count + 1
        WHERE brand_id = NEW.brand_id AND id = NEW.account_id
        RETURNING balance, entry_count INTO NEW.balance_after, NEW.seq;
      IF NOT FOUND THEN RAISE EXCEPTION 'ledger account % does not exist', NEW.account_id; END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER ledger_entries_apply BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION ledger_apply_entry();

    CREATE FUNCTION ledger_check_sum() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT sum(amount) FROM ledger_entries WHERE brand_id = NEW.brand_id AND transaction_id = NEW.transaction_id) <> 0 THEN
        RAISE EXCEPTION 'ledger transaction % does not sum to zero', NEW.transaction_id;
      END IF;
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_check_sum();

    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege'; END $$;
    CREATE TRIGGER ledger_entries_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries EXECUTE FUNCTION refuse_change();
    CREATE TRIGGER ledger_transactions_fixed BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_transactions EXECUTE FUNCTION refuse_change();

    REVOKE UPDATE, DELETE, TRUNCATE ON ledger_accounts, ledger_transactions, ledger_entries FROM sala_app;
  `.execute(db);
}
