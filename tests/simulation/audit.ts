import { sql } from 'kysely';
import { checkCredits } from '#server/modules/reconciliation/checkCredits';
import { readOpenItems } from '#server/modules/reconciliation/openItems';
import { brokenAccounts, brokenTransactions } from '#server/testing/trialBalance';
import type { Run } from './acts/act';

interface Row {
  readonly kind: string;
  readonly member_id: string | null;
  readonly balance: number;
  readonly entry_count: number;
}

const OF_POINTS: readonly string[] = ['MEMBER_POINT', 'POINT'];

/**
 * Ledger violations, one sentence each: it balances (M2, M3), no account is overdrawn (M14), and every balance matches
 * the model.
 */
export async function findViolations({ world, state, audited }: Run): Promise<string[]> {
  const { db, brand } = world.t;
  const { rows } = await sql<Row>`
    SELECT a.kind, coalesce(w.member_id, a.owner_id) AS member_id, a.balance, a.entry_count FROM ledger_accounts a
    LEFT JOIN game_wallets w ON a.kind = 'GAME_WALLET' AND w.brand_id = a.brand_id AND w.id = a.owner_id
    WHERE a.brand_id = ${brand.id}`.execute(db);
  const sum = (ofPoints: boolean) =>
    rows.reduce(
      (total, { kind, balance }) => total + (OF_POINTS.includes(kind) === ofPoints ? balance : 0),
      0,
    );
  const wrong = [
    ...(sum(false) === 0 ? [] : [`money sums to ${String(sum(false))} satang (M2)`]),
    ...(sum(true) === 0 ? [] : [`points sum to ${String(sum(true))} (M2)`]),
  ];
  const entries = rows.reduce((total, { entry_count }) => total + entry_count, 0);
  // Nothing was written since the last audit, so that its result still applies.
  if (entries !== audited.entries) {
    audited.entries = entries;
    for (const id of await brokenTransactions(db, brand.id))
      wrong.push(`transaction ${id} does not sum to zero (M2)`);
    for (const id of await brokenAccounts(db, brand.id))
      wrong.push(`account ${id} is not the sum of its entries (M3)`);
    for (const { id } of await checkCredits(db, brand.id))
      wrong.push(`transaction ${id} credits a transfer that was credited before (S1)`);
  }
  wrong.push(...(await wrongOpenItems({ world, state })));
  const requirements = await db
    .selectFrom('turnover_requirements')
    .select(['member_id', 'required', 'progress', 'status', 'taken'])
    .where('brand_id', '=', brand.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  for (const [who, member] of state.members.entries()) {
    const id = world.people[who]?.id;
    const had = requirements
      .filter((row) => row.member_id === id)
      .map(({ required, progress, status, taken }) => [required, progress, status, taken].join(' '));
    const should = member.turnovers.map(({ required, done, status, taken }) =>
      [required, done, status, taken].join(' '),
    );
    if (had.join() !== should.join())
      wrong.push(`turnover of member ${String(who)} is ${had.join()}, not ${should.join()} (M16)`);
    const of = (kind: string) =>
      rows
        .filter((row) => row.kind === kind && row.member_id === id)
        .reduce((total, { balance }) => total + balance, 0);
    const { credit, held, points, transit, wallet, staked, cashback } = member;
    const right = {
      MEMBER: credit,
      MEMBER_HELD: held,
      MEMBER_POINT: points,
      GAME_TRANSIT: transit,
      GAME_WALLET: wallet + staked,
      CASHBACK: cashback,
    };
    for (const [kind, amount] of Object.entries(right)) {
      if (id === undefined) continue;
      if (of(kind) !== amount)
        wrong.push(`${kind} of member ${String(who)} is ${String(of(kind))}, not ${String(amount)}`);
      if (of(kind) < 0) wrong.push(`${kind} of member ${String(who)} is below zero (M14)`);
    }
  }
  return wrong;
}

/** Compares number and sum of unbacked deposits and undecided bank lines with the model. */
async function wrongOpenItems({ world, state }: Pick<Run, 'world' | 'state'>): Promise<string[]> {
  const { db, brand } = world.t;
  const { unbacked, unmatched } = await readOpenItems(db, brand.id);
  const inWords = (rows: readonly { readonly amount: number }[]) =>
    `${String(rows.length)} of ${String(rows.reduce((sum, { amount }) => sum + amount, 0))} satang`;
  const right = {
    'deposits without a transfer': state.credits.filter(({ isBacked, isDeposit }) => isDeposit && !isBacked),
    'undecided bank lines': state.transfers.filter(({ feed }) => feed === 'UNMATCHED'),
  };
  const found = { 'deposits without a transfer': unbacked, 'undecided bank lines': unmatched };
  return (['deposits without a transfer', 'undecided bank lines'] as const).flatMap((what) => {
    const actual = `${String(found[what].count)} of ${String(found[what].amount)} satang`;
    return actual === inWords(right[what]) ? [] : [`${what}: ${actual}, not ${inWords(right[what])}`];
  });
}
