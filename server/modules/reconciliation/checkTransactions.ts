import { sql, type RawBuilder } from 'kysely';
import { maxDiscrepancies } from '#schemas/api/shapes/trialBalance';
import type { Transaction } from '#server/platform/db/transaction';

/** Transactions per statement. */
const STEP = 5_000;

const FIRST = '00000000-0000-0000-0000-000000000000';
const LAST = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** Transactions whose satang entries or point entries do not sum to zero. */
export async function checkTransactions(trx: Transaction, brandId: string): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (let after = FIRST; after !== LAST && discrepancies.length < maxDiscrepancies; ) {
    const last = await stepEnd(trx, brandId, after);
    discrepancies.push(...(await readStep(trx, brandId, after, last)));
    after = last;
  }
  return discrepancies;
}

/** The last transaction id of the step that starts after `after`. */
async function stepEnd(trx: Transaction, brandId: string, after: string): Promise<string> {
  const end = await trx
    .selectFrom('ledger_transactions')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('id', '>', after)
    .orderBy('id')
    .offset(STEP - 1)
    .limit(1)
    .executeTakeFirst();
  return end?.id ?? LAST;
}

/** Reads one range of the index, which is several times faster than a lookup per transaction. */
async function readStep(
  trx: Transaction,
  brandId: string,
  after: string,
  last: string,
): Promise<readonly Discrepancy[]> {
  const { rows } = await sql<Pick<Discrepancy, 'id' | 'points' | 'difference'>>`
    SELECT e.transaction_id AS id, a.kind IN ('MEMBER_POINT', 'POINT') AS points, ${exact(sql`sum(e.amount)`)} AS difference
    FROM ledger_entries e
    JOIN ledger_accounts a ON a.brand_id = ${brandId} AND a.id = e.account_id
    WHERE e.brand_id = ${brandId} AND e.transaction_id > ${after} AND e.transaction_id <= ${last}
    GROUP BY 1, 2 HAVING sum(e.amount) <> 0
    ORDER BY 1 LIMIT ${maxDiscrepancies}`.execute(trx);
  return rows.map((row) => ({ kind: 'TRANSACTION', account: null, ownerId: null, ...row }));
}

/** A failed check; `difference` is the surplus in satang or points. */
export interface Discrepancy {
  readonly kind: 'ACCOUNT' | 'TRANSACTION' | 'CREDIT' | 'REPORT';
  readonly id: string;
  /** Kind and owner of the account; only the member for a credit, nothing for a transaction. */
  readonly account: string | null;
  readonly ownerId: string | null;
  readonly points: boolean;
  readonly difference: number;
}

/** A sum limited to safe integers, because a tampered balance may be out of range and must still be reported. */
export function exact(sum: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`least(greatest(coalesce(${sum}, 0), -9000000000000000), 9000000000000000)::bigint`;
}
