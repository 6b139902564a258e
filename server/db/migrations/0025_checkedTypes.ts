import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What of each posting PostgreSQL made ready anew for every statement. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await checkedTypes(db);
  await trigger(db);
  await sums(db);
}

/**
 * A check of a table is read from its text for each statement that writes there, whatever columns it changes; one of a
 * type is kept, and asked only where a value of that type is written. So what a single column may hold moves into its
 * type, rule by rule as it was. A type without a rule is put on first: only then no table is written anew. The tables
 * are locked while the rules look at their rows once: six seconds for a million of each on a busy machine.
 */
async function checkedTypes(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE DOMAIN ledger_account_kind AS text;
    CREATE DOMAIN ledger_balance AS bigint;
    CREATE DOMAIN ledger_amount AS bigint;
    CREATE DOMAIN audit_actor_kind AS text;

    ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind_check, DROP CONSTRAINT ledger_accounts_exact,
      ALTER COLUMN kind TYPE ledger_account_kind, ALTER COLUMN balance TYPE ledger_balance;
    ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_amount_check, ALTER COLUMN amount TYPE ledger_amount;
    ALTER TABLE audit_log DROP CONSTRAINT audit_log_actor_kind_check, ALTER COLUMN actor_kind TYPE audit_actor_kind;

    ALTER DOMAIN ledger_account_kind ADD CONSTRAINT ledger_account_kind_known CHECK (VALUE IN (
      'MEMBER', 'MEMBER_HELD', 'BANK', 'PAYOUT', 'BONUS', 'ADJUSTMENT', 'RECEIVABLE',
      'GAME_TRANSIT', 'GAME_WALLET', 'GAME_HOUSE',
      'AFFILIATE', 'WINLOST', 'AFFILIATE_COST', 'REFUND_COST', 'ROUNDING',
      'PRIZE', 'MEMBER_POINT', 'POINT'));
    ALTER DOMAIN ledger_balance ADD CONSTRAINT ledger_balance_exact
      CHECK (VALUE BETWEEN -9000000000000000 AND 9000000000000000);
    ALTER DOMAIN ledger_amount ADD CONSTRAINT ledger_amount_bounds
      CHECK (VALUE <> 0 AND VALUE BETWEEN -1000000000000 AND 1000000000000);
    ALTER DOMAIN audit_actor_kind ADD CONSTRAINT audit_actor_kind_known CHECK (VALUE IN ('MEMBER', 'STAFF', 'SYSTEM'));
  `.execute(db);
}

/**
 * It runs with the owner's rights, so whoever calls it must not choose what its names mean. Named in full they cannot,
 * and no search path has to be set and taken back for each entry.
 */
async function trigger(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION ledger_apply_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      UPDATE public.ledger_accounts SET balance = balance OPERATOR(pg_catalog.+) NEW.amount,
          entry_count = entry_count OPERATOR(pg_catalog.+) 1
        WHERE brand_id OPERATOR(pg_catalog.=) NEW.brand_id AND id OPERATOR(pg_catalog.=) NEW.account_id
        RETURNING balance, entry_count INTO NEW.balance_after, NEW.seq;
      IF NOT FOUND THEN RAISE EXCEPTION 'ledger account % does not exist', NEW.account_id; END IF;
      RETURN NEW;
    END $$;
  `.execute(db);
}

/** As before, with the table named in full: a temporary one of that name would mix points with satang (M2). */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE OR REPLACE FUNCTION ledger_check_sums() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wrong uuid;
    BEGIN
      -- Each account is looked up by its key: a join might read them all.
      SELECT w.transaction_id INTO wrong FROM written w
      GROUP BY w.brand_id, w.transaction_id, (
        SELECT a.kind IN ('MEMBER_POINT', 'POINT') FROM public.ledger_accounts a
        WHERE a.brand_id = w.brand_id AND a.id = w.account_id)
      HAVING sum(w.amount) <> 0 LIMIT 1;
      IF FOUND THEN RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong; END IF;
      RETURN NULL;
    END $$;
  `.execute(db);
}
