import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { buildSite } from '#scripts/bundle/buildSite';
import { defaultOut } from '#scripts/bundle/places';
import { startEmbedded } from '#server/platform/db/embedded';
import { temporaryFolder } from '#server/platform/root';
import { cleanUp } from './cleanUp';
import { QUICK, THOROUGH, compare, median, show } from './measure';
import type { Effort } from './measure';
import { seedMembers } from './seedMembers';
import type { People } from './seedMembers';
import { databaseCpu, startReference, startServer } from './testServer';
import type { TestServer } from './testServer';
import { balanceReads, depositPairs, hotWithdrawals, withdrawalPairs } from './traffic';
import type { Traffic } from './traffic';

const STARTS = 5;

interface Bench {
  readonly server: TestServer;
  readonly reference: TestServer;
  readonly people: People;
  /** CPU time of the server and the database so far, in ms. */
  readonly meter: () => number;
}

/**
 * The API at 50 connections over 1,000 members: balance read, deposit request, withdrawal, one hot member; memory;
 * start time from an existing data folder. Each is compared in turns with `referenceServer.ts`: the same requests for
 * money writes, one indexed select for a balance read, one hot row for the hot member.
 *
 * Options: --quick for a short run; --server <file> for another build than the one in dist/, which is made when stale.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, server: { type: 'string' } },
  });
  const effort = values.quick ? QUICK : THOROUGH;
  if (values.server === undefined)
    await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const file = path.resolve(values.server ?? path.join(defaultOut, '_server/main.js'));
  const folder = await temporaryFolder('sala-bench');
  try {
    const dataDir = path.join(folder, 'data');
    console.log('Preparing 1,000 members …');
    const people = await seedMembers(dataDir);
    console.log(`PostgreSQL ${await postgresVersion(dataDir)}, fsync on\n`);
    const idle = await measureStart(dataDir, file);
    const server = await startServer(dataDir, file);
    const reference = await startReference(dataDir);
    try {
      const meter = () => server.cpu() + reference.cpu() + databaseCpu(dataDir);
      await measureLoad(effort, { server, reference, people, meter });
      console.log(
        `\nmemory: idle ${Math.round(idle)} MB (budget 170), after the load ${Math.round(server.memory())} MB (budget 300)`,
      );
    } finally {
      await reference.stop();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** @returns resident memory of a server that has just started, in MB. */
async function measureStart(dataDir: string, file: string): Promise<number> {
  const starts: number[] = [];
  const memory: number[] = [];
  for (let turn = 0; turn < STARTS; turn += 1) {
    const server = await startServer(dataDir, file);
    starts.push(server.readyIn / 1000);
    await sleep(1_000);
    memory.push(server.memory());
    await server.stop();
  }
  const spread = `${Math.min(...starts).toFixed(2)}–${Math.max(...starts).toFixed(2)}`;
  console.log(
    `${'start on an existing data folder'.padEnd(38)} ${median(starts).toFixed(2).padStart(7)} s (${spread})  budget 3 s`,
  );
  return median(memory);
}

async function measureLoad(
  effort: Effort,
  { server: { origin }, reference, people, meter }: Bench,
): Promise<void> {
  const prepare = () => cleanUp(origin, people);
  const same = (load: Traffic) => ({ url: reference.origin, prepare, ...load });
  const pairs = [
    {
      name: 'balance read',
      load: balanceReads(people),
      against: 'one indexed select',
      reference: { url: `${reference.origin}/select` },
      budget: 0.35,
    },
    {
      name: 'deposit request, then cancel',
      load: depositPairs(people),
      against: 'the same requests, written by hand',
      reference: same(depositPairs(people)),
      budget: 0.5,
    },
    {
      name: 'withdrawal, then reject',
      load: withdrawalPairs(people),
      against: 'the same requests, written by hand',
      reference: same(withdrawalPairs(people)),
      budget: 0.5,
    },
    {
      name: 'withdrawals of one hot member',
      load: hotWithdrawals(people),
      against: 'one hot row and an insert',
      reference: { url: `${reference.origin}/hot`, method: 'POST' } as const,
      budget: 0.25,
    },
  ];
  for (const { name, load, against, reference: comparison, budget } of pairs) {
    const {
      subject,
      reference: plain,
      ratios,
    } = await compare(effort, { url: origin, prepare, ...load }, comparison, meter);
    show(`reference: ${against}`, plain);
    show(name, subject, { ratios, budget });
  }
}

async function postgresVersion(dataDir: string): Promise<string> {
  const database = await startEmbedded({ dataDir });
  const client = new pg.Client({ connectionString: database.access.app });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
  await client.end();
  await database.stop();
  return rows[0]?.server_version ?? '';
}
