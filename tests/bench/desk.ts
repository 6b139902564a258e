import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { firstRequests, sentSize } from '#scripts/bundle/built/testing/firstScreen';
import { defaultOut } from '#scripts/bundle/places';
import { httpCaller } from '#scripts/lib/httpCaller';
import { buildApp } from '#server/app';
import { systemClock } from '#server/platform/clock';
import { readConfig } from '#server/platform/config/config';
import { connectDatabase } from '#server/platform/db/connect';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { temporaryFolder } from '#server/platform/root';
import { buildMember, buildStaff, type TestStaff } from '#server/testing/builders';
import { completeBrand } from '#server/testing/testBrands';
import { importDirectory, testDirectory } from '#server/testing/testDirectory';
import { measureEvents } from './deskEvents';
import { ACTIVE, DAYS, OPEN, insertDeskRows } from './deskRows';
import { showTimes } from './deskTimes';

/** Milliseconds, and KB of the first load. */
const BUDGETS = { page: 60, event: 1_000, report: 300, load: 250 } as const;

interface Bench {
  readonly origin: string;
  readonly pool: pg.Pool;
  readonly operator: TestStaff;
  readonly finance: TestStaff;
}

/**
 * The operations desk on queues, requests and ledger entries of three brands: pages of queues with signals, the time
 * until open desks learn of a new item, reports of 90 days, and the first load of the built desk (DSK-46). References:
 * a page of the same queue by its index, a notification by a connection of its own, one count of the active members.
 *
 * Options: --rows <n>, 1,000,000 unless given.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { rows: { type: 'string' } } });
  const rows = Number(values.rows ?? 1_000_000);
  const folder = await temporaryFolder('sala-bench');
  const database = await startEmbedded({ dataDir: path.join(folder, 'data') });
  try {
    await migrateDatabase(database.access.owner);
    const { db, pool } = connectDatabase({ connectionString: database.access.app });
    const now = systemClock.now();
    const brands = testDirectory(['primary', 'sibling', 'cousin'].map(completeBrand), now);
    await importDirectory(db, brands, now);
    const [brand] = brands.all;
    if (!brand) throw new Error('There is no brand.');
    const ground = { db, brand, clock: systemClock };
    const member = await buildMember(ground);
    const [operator, finance] = [await buildStaff(ground, 'operator'), await buildStaff(ground, 'finance')];
    const started = performance.now();
    await insertDeskRows({
      owner: database.access.owner,
      brandIds: brands.all.map(({ id }) => id),
      rows,
      now,
    });
    console.log(
      `${rows.toLocaleString('en')} rows, ${OPEN.toLocaleString('en')} open items of each kind, ${(ACTIVE * DAYS).toLocaleString('en')} member-days: ${Math.round((performance.now() - started) / 1_000)} s\n`,
    );
    const config = readConfig({ PORT: '0', DATA_DIR: '/nonexistent' });
    const logStream = { write: () => undefined };
    const app = await buildApp({ config, db, pool, brands, logStream, maxEventLoopDelayMs: 0 });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const origin = `http://127.0.0.1:${String((app.server.address() as AddressInfo).port)}`;
    try {
      const bench = { origin, pool, operator, finance };
      await measurePages(bench);
      await measureEvents({ origin, pool, ground, member, budget: BUDGETS.event });
      await measureReports(bench);
      measureLoad();
    } finally {
      app.server.closeAllConnections();
      await app.close();
      await db.destroy();
    }
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measurePages({ origin, pool, operator }: Bench): Promise<void> {
  const call = httpCaller(origin);
  for (const kind of ['slip', 'withdrawal', 'deposit'] as const) {
    await showTimes(`reference: ${kind}s by index`, () =>
      pool.query('SELECT * FROM queue_items WHERE brand_id = $1 AND kind = $2 ORDER BY since, id LIMIT 50', [
        'primary',
        kind,
      ]),
    );
    for (const [name, query] of [
      ['a page', {}],
      ['of plain ones', { signal: 'none' }],
    ] as const)
      await showTimes(
        `${kind}s, ${name}`,
        async () => {
          const { data } = await call(
            'GET /api/staff/queue/{kind}',
            { params: { kind }, query },
            { token: operator.token },
          );
          if (data.length !== 50) throw new Error(`${kind}: ${String(data.length)} items.`);
        },
        BUDGETS.page,
      );
  }
}

async function measureReports({ origin, pool, finance }: Bench): Promise<void> {
  const call = httpCaller(origin);
  const to = bangkokDay(systemClock.now());
  const range = { from: addDays(to, 1 - DAYS), to };
  await showTimes('reference: one count of member-days', () =>
    pool.query('SELECT count(*) FROM report_member_days WHERE day BETWEEN $1 AND $2', [range.from, range.to]),
  );
  for (const [report, by] of [
    ['money', 'day'],
    ['money', 'brand'],
    ['money', 'level'],
    ['money', 'channel'],
    ['retention', undefined],
    ['affiliates', undefined],
    ['staff', undefined],
    ['queues', undefined],
  ] as const)
    await showTimes(
      by ? `${report} by ${by}` : report,
      async () => {
        const query = { ...range, ...(by && { by }) };
        const { data } = await call(
          'GET /api/staff/report/{report}',
          { params: { report }, query },
          { token: finance.token },
        );
        if (data.rows.length === 0) throw new Error(`${report} is empty.`);
      },
      BUDGETS.report,
    );
}

function measureLoad(): void {
  const page = path.join(defaultOut, '_desk', 'index.html');
  if (!existsSync(page)) {
    console.log('first load: not built, run npm run build');
    return;
  }
  const kilobytes = sentSize('_desk', firstRequests(readFileSync(page, 'utf8'))) / 1024;
  console.log(
    `${'first load of the desk'.padEnd(38)} ${kilobytes.toFixed(1).padStart(13)} KB  ≤ ${BUDGETS.load} KB: ${kilobytes <= BUDGETS.load ? 'holds' : 'MISSED'}`,
  );
}
