import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';

/** Sum of all entries of all brands in satang: zero at any moment. */
export async function totalOfEntries(db: Database): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`SELECT coalesce(sum(amount), 0)::bigint AS total FROM ledger_entries`.execute(db);
  return rows[0]?.total ?? NaN;
}

/** Ledger transactions whose entries do not sum to zero: none at any moment. @param brandId of all brands when left out. */
export async function brokenTransactions(db: Database, brandId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT transaction_id AS id FROM ledger_entries e ${of(brandId, 'e')}
    GROUP BY brand_id, transaction_id HAVING sum(amount) <> 0`.execute(db);
  return rows.map(({ id }) => id);
}

/** Accounts whose balance differs from the sum of their entries or from the last `balance_after`. @param brandId as above. */
export async function brokenAccounts(db: Database, brandId?: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT a.id FROM ledger_accounts a
    LEFT JOIN LATERAL (
      SELECT sum(amount) AS total, count(*) AS entries, (array_agg(balance_after ORDER BY seq DESC))[1] AS last
      FROM ledger_entries e WHERE e.brand_id = a.brand_id AND e.account_id = a.id
    ) e ON true
    ${of(brandId, 'a')} ${brandId === undefined ? sql`WHERE` : sql`AND`}
      (a.balance <> coalesce(e.total, 0) OR a.balance <> coalesce(e.last, 0) OR a.entry_count <> e.entries)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

function of(brandId: string | undefined, table: 'a' | 'e') {
  return brandId === undefined ? sql`` : sql`WHERE ${sql.ref(`${table}.brand_id`)} = ${brandId}`;
}
