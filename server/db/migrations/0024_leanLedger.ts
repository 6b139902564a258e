import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What each posting pays for without anybody gaining by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await indexes(db);
  await sums(db);
}

/**
 * No list and no check reads transactions by time or by what they refer to: what a row of another table moved is written
 * there. Of what few transactions take back, only those are kept. While the tables are new, without statistics,
 * PostgreSQL takes the newest of indexes that look alike, and then read every withdrawal of the day for each one.
 */
async function indexes(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP INDEX ledger_transactions_list;
    DROP INDEX ledger_transactions_reference;
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_reverses;
    CREATE UNIQUE INDEX ledger_transactions_reverses ON ledger_transactions (brand_id, reverses) WHERE reverses IS NOT NULL;

    DROP INDEX withdrawals_member;
    CREATE INDEX withdrawals_member ON withdrawals (brand_id, member_id, created_at DESC, id DESC);
  `.execute(db);
}

/**
 * A transaction is written by one statement, so its sum is looked at once, as that ends, instead of for each entry as
 * all ends (M2). What is written by several has to sum to zero after each of them.
 */
async function sums(db: Kysely<unknown>): Promise<void> {
  await sql`
    DROP TRIGGER ledger_entries_sum ON ledger_entries;
    DROP FUNCTION ledger_check_sum();
    CREATE FUNCTION ledger_check_sums() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE wrong uuid;
    BEGIN
      -- Each account is looked up by its key: a join might read them all.
      SELECT w.transaction_id INTO wrong FROM written w
      GROUP BY w.brand_id, w.transaction_id, (
        SELECT a.kind IN ('MEMBER_POINT', 'POINT') FROM ledger_accounts a WHERE a.brand_id = w.brand_id AND a.id = w.account_id)
      HAVING sum(w.amount) <> 0 LIMIT 1;
      IF FOUND THEN RAISE EXCEPTION 'ledger transaction % does not sum to zero', wrong; END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION ledger_check_sums();
  `.execute(db);
}
