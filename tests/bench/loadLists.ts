import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fillPath, splitKey } from '#core/contract/request';
import { buildApp } from '#server/app';
import { checkLedger } from '#server/modules/reconciliation/checkLedger';
import { systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config/config';
import { connectDatabase } from '#server/platform/db/connect';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { temporaryFolder } from '#server/platform/root';
import { inTransaction } from '#server/platform/db/transaction';
import { explain } from '#tests/reliability/testing/explain';
import { PAGE, cursorAt, cursorLists, listInput } from '#tests/reliability/testing/listCalls';
import type { ListCall } from '#tests/reliability/testing/listCalls';
import { insertManyRows } from '#tests/reliability/testing/manyRows';
import { buildCompanyAccount, buildMember, buildStaff } from '#server/testing/builders';
import { completeBrands } from '#server/testing/testBrands';
import { importDirectory, testDirectory } from '#server/testing/testDirectory';
import type { Statement } from '#server/testing/testApp';
import { median } from './measure';

// Extends the route options, which the server's files use.

/** Number of runs of each statement; the median counts. */
const TIMES = 5;
/** Budget of a list in the database, in ms. */
const BUDGET_MS = 20;

/**
 * Every list of the contract over this many rows of each kind, including ledger entries: database time of its
 * statements on the first and on the deepest page (D13), and of a trial balance (M22). References: the simplest page by
 * primary key, and one scan of all entries.
 */
export async function measureLists(rows: number): Promise<void> {
  const folder = await temporaryFolder('sala-bench');
  const database = await startEmbedded({ dataDir: path.join(folder, 'data') });
  try {
    await migrateDatabase(database.access.owner);
    const statements: Statement[] = [];
    const { db, pool } = connectDatabase({
      connectionString: database.access.app,
      onQuery: (sql, parameters) => void statements.push({ sql, parameters }),
    });
    try {
      await measure({ db, pool, statements, access: database.access, rows });
    } finally {
      await db.destroy();
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Opened = ReturnType<typeof connectDatabase> & {
  readonly statements: Statement[];
  readonly access: Parameters<typeof insertManyRows>[0]['access'];
  readonly rows: number;
};

async function measure({ db, pool, statements, access, rows }: Opened): Promise<void> {
  const now = systemClock.now();
  const brands = testDirectory(completeBrands(), now);
  const [brand] = brands.all;
  if (!brand) throw new Error('There is no brand.');
  await importDirectory(db, brands, now);
  const config = readConfig({ PORT: '0', DATA_DIR: '/nonexistent' });
  const clock = { now: () => now };
  const logStream = { write: () => undefined };
  const app = await buildApp({ config, db, pool, brands, clock, logStream, maxEventLoopDelayMs: 0 });
  await app.ready();
  const ground = { db, brand, clock, access };
  const staff = await buildStaff(ground, 'admin');
  const member = await buildMember(ground, { credit: 100_000 });
  for (let n = 0; n < 9; n += 1) await buildMember(ground);
  const started = performance.now();
  await insertManyRows(ground, member, await buildCompanyAccount(ground), rows);
  console.log(
    `${rows.toLocaleString('en')} rows of each kind written in ${Math.round((performance.now() - started) / 1000)} s`,
  );

  const timeOf = async (statement: Statement) => {
    const runs: number[] = [];
    for (let n = 0; n < TIMES; n += 1) runs.push((await explain(pool, statement)).ms);
    return median(runs);
  };
  const costOf = async ({ key, access }: ListCall, query: string) => {
    const owner = { id: member.id, username: member.username, brandId: brand.id };
    const input = listInput(key, owner, query);
    const from = statements.length;
    const { method, path } = splitKey(key);
    const token = access === 'staff' ? staff.token : member.token;
    const { statusCode } = await app.inject({
      method: method as 'GET',
      url: `${fillPath(path, input.params)}?${query}`,
      headers: { host: `${brand.id}.localhost`, authorization: `Bearer ${token}` },
      ...(input.body && { payload: input.body }),
    });
    if (statusCode !== 200) throw new Error(`${key} answered ${String(statusCode)}.`);
    const selects = statements.slice(from).filter(({ sql }) => /^\s*(select|with)/i.test(sql));
    let sum = 0;
    for (const statement of selects) sum += await timeOf(statement);
    return sum;
  };

  const plain = await timeOf({
    sql: 'SELECT * FROM ledger_transactions WHERE brand_id = $1 ORDER BY id LIMIT 101',
    parameters: [brand.id],
  });
  console.log(`reference: a page by primary key           ${plain.toFixed(2).padStart(7)} ms`);
  for (const list of cursorLists) {
    const first = await costOf(list, `limit=${String(PAGE)}`);
    const cursor = cursorAt(list.key, rows - 2_000, rows, now);
    const deep = await costOf(list, `limit=${String(PAGE)}&cursor=${cursor}`);
    const verdict = Math.max(first, deep) <= BUDGET_MS ? '' : `  OVER the budget of ${String(BUDGET_MS)} ms`;
    console.log(
      `${list.key.padEnd(58)} first ${first.toFixed(2).padStart(6)} ms, deepest ${deep.toFixed(2).padStart(6)} ms${verdict}`,
    );
  }
  await measureTrialBalance({ db, pool, brandId: brand.id });
  await app.close();
}

async function measureTrialBalance({
  db,
  pool,
  brandId,
}: Pick<Opened, 'db' | 'pool'> & { readonly brandId: string }): Promise<void> {
  const times: number[] = [];
  const scans: number[] = [];
  let balanced = true;
  for (let n = 0; n < 3; n += 1) {
    const began = performance.now();
    await pool.query('SELECT sum(amount), count(*) FROM ledger_entries WHERE brand_id = $1', [brandId]);
    const middle = performance.now();
    balanced &&= (await inTransaction(db, (trx) => checkLedger(trx, brandId))).balanced;
    scans.push(middle - began);
    times.push(performance.now() - middle);
  }
  const spread = (values: readonly number[]) =>
    `${Math.round(median(values))} ms (${Math.round(Math.min(...values))}–${Math.round(Math.max(...values))})`;
  console.log(`reference: one sum over all entries        ${spread(scans)}`);
  console.log(
    `trial balance over them                    ${spread(times)}, the ledger is ${balanced ? 'balanced' : 'NOT BALANCED'}`,
  );
}
