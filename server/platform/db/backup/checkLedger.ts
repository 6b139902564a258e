import type pg from 'pg';

/**
 * Must all be zero in a balanced ledger: the sum of all entries in satang, unbalanced transactions, accounts that
 * differ from their entries.
 */
const DISCREPANCIES = `
  SELECT (SELECT coalesce(sum(amount), 0) FROM ledger_entries)::text AS total,
         (SELECT count(*) FROM (
            SELECT FROM ledger_entries GROUP BY brand_id, transaction_id HAVING sum(amount) <> 0) t)::text AS transactions,
         (SELECT count(*) FROM ledger_accounts a
          LEFT JOIN (SELECT brand_id, account_id, sum(amount) AS total, count(*) AS entries
                     FROM ledger_entries GROUP BY brand_id, account_id) e
            ON e.brand_id = a.brand_id AND e.account_id = a.id
          WHERE a.balance <> coalesce(e.total, 0) OR a.entry_count <> coalesce(e.entries, 0))::text AS accounts`;

/** @throws Error with a readable message when the ledger is not balanced. */
export async function checkLedger(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<Record<'total' | 'transactions' | 'accounts', string>>(DISCREPANCIES);
  const [found] = rows;
  if (found?.total === '0' && found.transactions === '0' && found.accounts === '0') return;
  throw new Error(
    `The ledger is not balanced: all entries sum to ${found?.total ?? '?'} satang, ${found?.transactions ?? '?'} transactions ` +
      `are unbalanced, ${found?.accounts ?? '?'} accounts differ from their entries.`,
  );
}
