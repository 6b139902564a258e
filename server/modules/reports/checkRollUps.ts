import { sql } from 'kysely';
import type { Transaction } from '#server/platform/db/transaction';

export interface WrongRollUp {
  /** One of the accounts of the kind. */
  readonly id: string;
  readonly account: string;
  /** Satang that the roll-ups have too much; zero when only the number of entries differs. */
  readonly difference: number;
}

/**
 * Finds kinds of house accounts whose roll-ups are not the sum of the entries up to the position. The balance after the
 * last counted entry is that sum, so the check does not depend on the age of the brand.
 */
export async function checkRollUps(trx: Transaction, brandId: string): Promise<WrongRollUp[]> {
  const { rows } = await sql<WrongRollUp>`
    WITH counted AS (
      SELECT account, sum(amount) AS amount, sum(entries) AS entries FROM report_days WHERE brand_id = ${brandId} GROUP BY account
    ), ledger AS (
      SELECT a.kind::text AS account, min(a.id::text)::uuid AS id, sum(e.balance_after) AS amount, sum(p.seq) AS entries
      FROM report_positions p
      JOIN ledger_accounts a ON a.brand_id = p.brand_id AND a.id = p.account_id
      JOIN ledger_entries e ON e.brand_id = p.brand_id AND e.account_id = p.account_id AND e.seq = p.seq
      WHERE p.brand_id = ${brandId} GROUP BY 1
    )
    SELECT l.id, l.account, (coalesce(c.amount, 0) - l.amount)::bigint AS difference
    FROM ledger l LEFT JOIN counted c USING (account)
    WHERE l.amount <> coalesce(c.amount, 0) OR l.entries <> coalesce(c.entries, 0) ORDER BY l.account`.execute(
    trx,
  );
  return rows;
}
