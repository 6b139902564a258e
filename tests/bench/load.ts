import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Result } from 'autocannon';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { buildSite } from '#scripts/bundle/buildSite';
import { defaultOut } from '#scripts/bundle/places';
import { temporaryFolder } from '#server/platform/root';
import { cleanUp } from './cleanUp';
import { measureLists } from './loadLists';
import { measurePublish } from './loadPublish';
import { halves, hotDeposits, mixedReads, mixedWrites, steadyReads } from './loadTraffic';
import { CONNECTIONS, QUICK, THOROUGH, compare, figureOf, judge, median, once, show } from './measure';
import type { Effort, Load } from './measure';
import { queryAs, showTrialBalance } from './queries';
import { seedMembers } from './seedMembers';
import type { People } from './seedMembers';
import { databaseCpu, databaseUrl, startReference, startServer } from './testServer';
import type { TestServer } from './testServer';
import { loginFlood } from './traffic';

const LOGINS_PER_SECOND = 200;
const READS_PER_SECOND = 200;
const PARTS = ['rates', 'flood', 'publish', 'two', 'lists'] as const;

interface Bench {
  readonly effort: Effort;
  readonly server: TestServer;
  readonly reference: TestServer;
  readonly people: People;
  readonly dataDir: string;
  readonly file: string;
}

/**
 * Capacity of the platform (M24), compared with a minimal server that does the same kind of database work: reads and
 * money writes of every kind and one hot account at 50 connections; balance reads under a log-in flood (A14); readers
 * during continuous publishing (W5); two API processes on one database; every list and a trial balance over a million
 * rows (D13, M22).
 *
 * Options: --quick for short runs and a tenth of the rows; --only <part> for one of rates, flood, publish, two, lists;
 * --rows <n>; --server <file> for another build than the one in dist/, which is rebuilt when stale.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      rows: { type: 'string' },
      server: { type: 'string' },
    },
  });
  const parts = PARTS.filter((part) => values.only === undefined || values.only === part);
  if (parts.length === 0) throw new Error(`--only is one of ${PARTS.join(', ')}.`);
  if (parts.some((part) => part !== 'lists')) {
    if (values.server === undefined)
      await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
    const file = path.resolve(values.server ?? path.join(defaultOut, '_server/main.js'));
    await onServers(file, values.quick ? QUICK : THOROUGH, parts);
  }
  if (parts.includes('lists'))
    await measureLists(Number(values.rows ?? (values.quick ? 100_000 : 1_000_000)));
}

async function onServers(file: string, effort: Effort, parts: readonly string[]): Promise<void> {
  const folder = await temporaryFolder('sala-bench');
  const dataDir = path.join(folder, 'data');
  try {
    const people = await seedMembers(dataDir);
    const server = await startServer(dataDir, file);
    const reference = await startReference(dataDir);
    const bench = { effort, server, reference, people, dataDir, file };
    try {
      if (parts.includes('rates')) await measureRates(bench);
      if (parts.includes('flood')) await measureFlood(bench);
      if (parts.includes('publish')) await publish(bench);
      if (parts.includes('two')) await measureTwo(bench, path.join(folder, 'second'));
      await showTrialBalance(dataDir);
    } finally {
      await reference.stop();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** M24, and a row of the brand's account that every money write of its kind updates. */
async function measureRates({ effort, server, reference, people, dataDir }: Bench): Promise<void> {
  await keepOneAccount(dataDir);
  const nextLine = await insertBankLines(dataDir);
  const meter = () => server.cpu() + reference.cpu() + databaseCpu(dataDir);
  const select = { url: `${reference.origin}/select` };
  const loads = [
    {
      name: 'reads of every kind',
      load: mixedReads(people),
      comparison: select,
      minimum: { rate: 1_000, p99: 100 },
    },
    {
      name: 'money writes of every kind',
      load: mixedWrites(people),
      comparison: { url: reference.origin, ...mixedWrites(people) },
      minimum: { rate: 400, p99: 250 },
    },
    {
      name: 'deposits into one hot account, credited',
      load: hotDeposits(people, nextLine),
      comparison: { url: `${reference.origin}/hot`, method: 'POST' } as const,
    },
  ];
  const prepare = () => cleanUp(server.origin, people);
  for (const { name, load, comparison, minimum } of loads) {
    const found = await compare(effort, { url: server.origin, prepare, ...load }, comparison, meter);
    show('reference', found.reference);
    show(name, found.subject);
    console.log(
      `  ${median(found.ratios).toFixed(2)} of the reference${minimum ? `; ${judge(found.subject, minimum, effort)}` : ''}`,
    );
  }
}

/** A14: reads at a rate that two cores handle easily, alternating with and without the flood. */
async function measureFlood({ effort, server, people }: Bench): Promise<void> {
  const reads = { url: server.origin, connections: 20, ...steadyReads(people, READS_PER_SECOND) };
  const logins = () =>
    once(effort, { url: server.origin, connections: 40, ...loginFlood(people, LOGINS_PER_SECOND) });
  // Not measured: warms up the compiler.
  await Promise.all([logins(), once(effort, reads)]);
  const turns: { alone: Result; under: Result; flood: Result }[] = [];
  for (let turn = 0; turn < effort.runs; turn += 1) {
    const alone = await once(effort, reads);
    const [flood, under] = await Promise.all([logins(), once(effort, reads)]);
    turns.push({ alone, under, flood });
  }
  const figure = figureOf(turns.map(({ under }) => under));
  show(`balance reads, ${READS_PER_SECOND}/s`, figureOf(turns.map(({ alone }) => alone)));
  show(`the same under ${LOGINS_PER_SECOND} log-ins/s`, figure);
  const rate = median(turns.map(({ flood }) => flood.requests.average));
  console.log(
    `  p99 in each turn ${turns.map(({ under }) => Math.round(under.latency.p99)).join(', ')} ms; log-ins: ${Math.round(rate)}/s answered; ${judge(figure, { rate: READS_PER_SECOND * 0.95, p99: 200 }, effort)}`,
  );
}

async function publish({ effort, server, people }: Bench): Promise<void> {
  const { brands } = await brandsToBuild();
  const brandId = (brands.find(({ primary }) => primary) ?? brands[0])?.id ?? '';
  await measurePublish(effort, { origin: server.origin, staff: people.staff, brandId });
}

/** The same number of connections on one process, then on two with one database. */
async function measureTwo(
  { effort, server, people, dataDir, file }: Bench,
  secondDir: string,
): Promise<void> {
  const second = await startServer(secondDir, file, { DATABASE_URL: databaseUrl(dataDir) });
  try {
    const [mine, theirs] = halves(people);
    const kinds = [
      ['reads', mixedReads],
      ['money writes', mixedWrites],
    ] as const;
    for (const [name, traffic] of kinds) {
      const prepare = () => cleanUp(server.origin, people);
      const one: Load = { url: server.origin, prepare, ...traffic(people) };
      await once(effort, { ...one, url: second.origin });
      show(`${name}, one process`, figureOf([await once(effort, one)]));
      await prepare();
      const both = await Promise.all(
        (
          [
            [server, mine],
            [second, theirs],
          ] as const
        ).map(([{ origin }, some]) =>
          once(effort, { url: origin, connections: CONNECTIONS / 2, ...traffic(some) }),
        ),
      );
      const figures = both.map((result) => figureOf([result]));
      show(`${name}, two processes together`, {
        perSecond: [figures.reduce((sum, { perSecond }) => sum + (perSecond[0] ?? 0), 0)],
        p99: [Math.max(...figures.map(({ p99 }) => p99[0] ?? 0))],
        refused: figures.reduce((sum, { refused }) => sum + refused, 0),
      });
    }
  } finally {
    await second.stop();
  }
}

/** All deposits go to one company account, the most contended row. */
async function keepOneAccount(dataDir: string): Promise<void> {
  await queryAs(
    dataDir,
    "UPDATE company_accounts SET status = 'PAUSED' WHERE id <> (SELECT id FROM company_accounts ORDER BY id LIMIT 1)",
  );
}

/** More than all rounds can credit. */
const LINES = 100_000;

/** Unclaimed bank lines of that account. @returns the id of another one each time. */
async function insertBankLines(dataDir: string): Promise<() => string> {
  await queryAs(
    dataDir,
    `INSERT INTO bank_transfers (brand_id, id, company_account_id, sending_bank, sender_account, sender_name, trans_ref, amount, transferred_at, created_at)
     SELECT a.brand_id, ('00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, a.id, '004', 'xxx', '', 'BENCH' || n, 50000, now(), now()
     FROM company_accounts a, generate_series(1, ${String(LINES)}) n WHERE a.status = 'ACTIVE'`,
  );
  let line = 0;
  return () => {
    line += 1;
    return `00000000-0000-7000-8000-${line.toString(16).padStart(12, '0')}`;
  };
}
