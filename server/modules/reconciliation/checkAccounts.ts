import { sql } from 'kysely';
import { maxDiscrepancies } from '#schemas/api/shapes/trialBalance';
import type { Transaction } from '#server/platform/db/transaction';
import { exact, type Discrepancy } from './checkTransactions';

/** Limits per statement. An account with more entries is read in several statements. */
const STEP = { accounts: 5_000, entries: 25_000 };

const FIRST = '00000000-0000-0000-0000-000000000000';

interface Account {
  readonly id: string;
  readonly kind: string;
  readonly owner_id: string | null;
  readonly balance: number;
  readonly entry_count: number;
  readonly total: number;
  readonly entries: number;
}

interface Step {
  /** The last account of the step; null after the last account of the brand. */
  readonly last: string | null;
  readonly discrepant: readonly Account[];
  /** Accounts with too many entries for one step. */
  readonly large: readonly Account[];
}

/** Accounts whose balance or entry count differs from their entries. */
export async function checkAccounts(trx: Transaction, brandId: string): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (let after: string | null = FIRST; after !== null && discrepancies.length < maxDiscrepancies; ) {
    const step: Step = await readStep(trx, brandId, after);
    discrepancies.push(...step.discrepant.map(toDiscrepancy));
    for (const account of step.large) {
      const summed = { ...account, ...(await sumOf(trx, brandId, account)) };
      if (isDiscrepant(summed)) discrepancies.push(toDiscrepancy(summed));
    }
    after = step.last;
  }
  return discrepancies;
}

/** Reads the next accounts by id, as many as fit the entry limit. */
async function readStep(trx: Transaction, brandId: string, after: string): Promise<Step> {
  const { rows } = await sql<Step>`
    WITH next AS (
      SELECT *, sum(entry_count) OVER (ORDER BY id) - entry_count AS before FROM (
        SELECT id, kind, owner_id, balance, entry_count FROM ledger_accounts
        WHERE brand_id = ${brandId} AND id > ${after} ORDER BY id LIMIT ${STEP.accounts}
      ) a
    ), summed AS (
      SELECT n.id, n.kind, n.owner_id, n.balance, n.entry_count, n.entry_count > ${STEP.entries} AS large, e.total, e.entries
      FROM next n CROSS JOIN LATERAL (
        SELECT ${exact(sql`sum(amount)`)} AS total, count(*) AS entries FROM ledger_entries
        WHERE n.entry_count <= ${STEP.entries} AND brand_id = ${brandId} AND account_id = n.id
      ) e
      WHERE n.before < ${STEP.entries}
    )
    SELECT (SELECT id FROM summed ORDER BY id DESC LIMIT 1) AS last,
      coalesce((SELECT jsonb_agg(s) FROM summed s WHERE large), '[]') AS large,
      coalesce((SELECT jsonb_agg(s) FROM (
        SELECT * FROM summed WHERE NOT large AND (balance <> total OR entry_count <> entries) ORDER BY id LIMIT ${maxDiscrepancies}
      ) s), '[]') AS discrepant`.execute(trx);
  const [step] = rows;
  if (!step) throw new Error('The accounts could not be read.');
  return step;
}

/** Sums an account up to its newest entry when read, so concurrent postings do not count. */
async function sumOf(trx: Transaction, brandId: string, account: Account) {
  const newest = await trx
    .selectFrom('ledger_entries')
    .select('seq')
    .where('brand_id', '=', brandId)
    .where('account_id', '=', account.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  const end = Math.min(account.entry_count, newest?.seq ?? 0);
  let [total, entries] = [0, 0];
  for (let from = 0; from < end; from += STEP.entries) {
    const to = Math.min(end, from + STEP.entries);
    const { rows } = await sql<{ total: number; entries: number }>`
      SELECT ${exact(sql`sum(amount)`)} AS total, count(*) AS entries FROM ledger_entries
      WHERE brand_id = ${brandId} AND account_id = ${account.id} AND seq > ${from} AND seq <= ${to}`.execute(
      trx,
    );
    total += rows[0]?.total ?? 0;
    entries += rows[0]?.entries ?? 0;
  }
  return { total, entries };
}

const isDiscrepant = ({ balance, total, entry_count, entries }: Account) =>
  balance !== total || entry_count !== entries;

function toDiscrepancy({ id, kind, owner_id: ownerId, balance, total }: Account): Discrepancy {
  const points = kind === 'MEMBER_POINT' || kind === 'POINT';
  return { kind: 'ACCOUNT', id, account: kind, ownerId, points, difference: balance - total };
}
