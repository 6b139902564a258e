import { sql } from 'kysely';
import { maxDiscrepancies } from '#schemas/api/shapes/trialBalance';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { exact } from './checkTransactions';

/** Count, total in satang, and the oldest one's time, as JSON encodes it. */
interface Open {
  readonly count: number;
  readonly amount: number;
  readonly oldest: string | null;
}

/** Items that staff still have to match; none of them is an error. */
export interface OpenItems {
  /** Deposits credited by staff whose bank line has not been linked yet. */
  readonly unbacked: Open & {
    /** Only the oldest ones. */
    readonly credits: readonly {
      readonly id: string;
      readonly memberId: string;
      readonly amount: number;
      readonly at: string;
    }[];
  };
  /** Undecided bank lines. */
  readonly unmatched: Open;
}

/** Two queries. */
export async function readOpenItems(db: Database | Transaction, brandId: string): Promise<OpenItems> {
  const { rows: credits } = await sql<OpenItems['unbacked']>`
    WITH unbacked AS (
      SELECT r.id, r.member_id, r.credited_amount, r.completed_at FROM deposit_requests r
      WHERE r.brand_id = ${brandId} AND r.status = 'SUCCESS' AND NOT EXISTS (
        SELECT FROM transfer_claims c WHERE c.brand_id = ${brandId} AND c.ledger_transaction_id = r.ledger_transaction_id)
    )
    SELECT count(*) AS count, ${exact(sql`sum(credited_amount)`)} AS amount, to_json(min(completed_at)) AS oldest,
      coalesce((SELECT jsonb_agg(o) FROM (
        SELECT id, member_id AS "memberId", credited_amount AS amount, completed_at AS at FROM unbacked
        ORDER BY completed_at, id LIMIT ${maxDiscrepancies}
      ) o), '[]') AS credits
    FROM unbacked`.execute(db);
  const { rows: lines } = await sql<Open>`
    SELECT count(*) AS count, ${exact(sql`sum(amount)`)} AS amount, to_json(min(created_at)) AS oldest
    FROM bank_transfers WHERE brand_id = ${brandId} AND status = 'UNMATCHED'`.execute(db);
  const [unbacked] = credits;
  const [unmatched] = lines;
  if (!unbacked || !unmatched) throw new Error('The open items could not be read.');
  return { unbacked, unmatched };
}
