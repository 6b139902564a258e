import { sql } from 'kysely';
import { maxDiscrepancies } from '#schemas/api/shapes/trialBalance';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { exact, type Discrepancy } from './checkTransactions';

/** Ledger transactions per statement. */
const STEP = 5_000;

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Wrong {
  readonly id: string;
  readonly ownerId: string | null;
  readonly difference: number;
}

interface Step {
  /** The last transaction of the step; null after the last one of the brand. */
  readonly last: string | null;
  readonly wrong: readonly Wrong[];
}

/**
 * Finds deposits that were credited twice: no deposit row owns the credit, its transfer is claimed for something
 * else, or the credit exceeds the claimed transfer. Every credited baht is backed by at most one claim; a credit
 * without a claim is an open item (`openItems.ts`).
 */
export async function checkCredits(db: Database | Transaction, brandId: string): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (let after: string | null = FIRST; after !== null && discrepancies.length < maxDiscrepancies; ) {
    const step: Step = await readStep(db, brandId, after);
    discrepancies.push(
      ...step.wrong.map((one) => ({ kind: 'CREDIT' as const, account: null, points: false, ...one })),
    );
    after = step.last;
  }
  return discrepancies;
}

/**
 * `of_slip` is the row that the credited slip's transfer was claimed for; it must be this slip. Slips of the first
 * release have no deposit row.
 */
async function readStep(db: Database | Transaction, brandId: string, after: string): Promise<Step> {
  const { rows } = await sql<Step>`
    WITH step AS (
      SELECT id, kind FROM ledger_transactions WHERE brand_id = ${brandId} AND id > ${after} ORDER BY id LIMIT ${sql.lit(STEP)}
    ), credit AS (
      SELECT s.id, e.amount, e.owner_id FROM step s
      CROSS JOIN LATERAL (
        SELECT e.amount, a.owner_id FROM ledger_entries e
        JOIN ledger_accounts a ON a.brand_id = ${brandId} AND a.id = e.account_id AND a.kind = 'MEMBER'
        WHERE e.brand_id = ${brandId} AND e.transaction_id = s.id
      ) e
      WHERE s.kind = 'DEPOSIT'
    ), checked AS (
      SELECT c.id, c.owner_id, CASE
        WHEN coalesce(d.id, slip.id) IS NULL OR of_slip.paid_id <> slip.id THEN c.amount
        WHEN NOT claim.linked THEN c.amount - claim.amount
        ELSE 0 END AS difference
      FROM credit c
      LEFT JOIN deposit_requests d ON d.brand_id = ${brandId} AND d.ledger_transaction_id = c.id
      LEFT JOIN transfer_claims claim ON claim.brand_id = ${brandId} AND claim.ledger_transaction_id = c.id
      LEFT JOIN slips slip ON slip.brand_id = ${brandId} AND slip.ledger_transaction_id = c.id
      LEFT JOIN transfer_claims of_slip
        ON of_slip.sending_bank = slip.sending_bank AND of_slip.trans_ref = slip.trans_ref
    )
    SELECT (SELECT id FROM step ORDER BY id DESC LIMIT 1) AS last,
      coalesce((SELECT jsonb_agg(w) FROM (
        SELECT id, owner_id AS "ownerId", ${exact(sql`difference`)} AS difference FROM checked
        WHERE difference <> 0 ORDER BY id LIMIT ${maxDiscrepancies}
      ) w), '[]') AS wrong`.execute(db);
  const [step] = rows;
  if (!step) throw new Error('The credits could not be read.');
  return step;
}
