import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Request } from 'autocannon';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import { brandsToBuild } from '#scripts/bundle/brandsToBuild';
import { buildSite } from '#scripts/bundle/buildSite';
import { defaultOut } from '#scripts/bundle/places';
import { httpCaller } from '#scripts/lib/httpCaller';
import { systemClock } from '#server/platform/clock';
import { uuidv7 } from '#server/platform/id';
import { temporaryFolder } from '#server/platform/root';
import { SIGNATURE_HEADER, signCall } from '#server/providers/kit/signature';
import { cleanUp } from './cleanUp';
import { mixedWrites } from './loadTraffic';
import { CONNECTIONS, QUICK, THOROUGH, compare, judge, show, type Effort } from './measure';
import { queryAs, showTrialBalance } from './queries';
import { type People, seedMembers } from './seedMembers';
import { databaseCpu, startReference, startServer, type TestServer } from './testServer';
import { perConnection } from './traffic';

const KEY = 'bench-provider-key';
const GAMES = 'bench-games';
const BANK = 'bench-bank';
/** Transfers of the burst, each of another member. */
const BURST = 1_000;
/** Milliseconds in which the burst must be credited. */
const BURST_MS = 10_000;

type Deposit = Calls['POST /api/auth/deposit-request']['data'];

/**
 * Signed calls of providers: bets of a seamless wallet, compared with hand-written money writes (M20, M24); a burst of
 * transfers that pay open deposit requests, each delivered twice (M15).
 *
 * Options: --quick for short runs.
 */
export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...args], options: { quick: { type: 'boolean' } } });
  await buildSite({ only: undefined, out: defaultOut, ifStale: true, log: console.log });
  const folder = await temporaryFolder('sala-bench');
  const dataDir = path.join(folder, 'data');
  const providersFile = path.join(folder, 'providers.json');
  try {
    const people = await seedMembers(dataDir);
    await writeFile(providersFile, JSON.stringify(providers));
    const server = await startServer(dataDir, path.join(defaultOut, '_server/main.js'), {
      PROVIDERS_FILE: providersFile,
      BENCH_KEY: KEY,
    });
    const reference = await startReference(dataDir);
    try {
      await measureBets(values.quick ? QUICK : THOROUGH, { server, reference, people, dataDir });
      await cleanUp(server.origin, people);
      await measureBurst(server.origin, people, dataDir);
      await showTrialBalance(dataDir);
    } finally {
      await reference.stop();
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const secrets = { key: { env: 'BENCH_KEY' } };
const providers = {
  providers: {
    [GAMES]: {
      adapter: 'games/seamless',
      settings: { url: 'http://127.0.0.1:9', origins: ['https://play.example'] },
      secrets,
    },
    [BANK]: {
      adapter: 'transfers/webhook',
      settings: {
        mapping: {
          items: '/transfers',
          transfer: {
            transRef: ['/ref'],
            amount: ['/amount'],
            date: ['/time'],
            to: { bank: ['/to/bank'], account: ['/to/account'] },
            sender: { bank: ['/from/bank'], account: ['/from/account'], name: ['/from/name'] },
          },
        },
      },
      secrets,
    },
  },
  use: { games: [GAMES], transfers: [BANK] },
};

interface Bench {
  readonly server: TestServer;
  readonly reference: TestServer;
  readonly people: People;
  readonly dataDir: string;
}

/** Every bet is a round of its own with a signature of its own. */
async function measureBets(effort: Effort, { server, reference, people, dataDir }: Bench): Promise<void> {
  const brand = await primaryBrand();
  for (const { uuid } of people.members)
    await queryAs(
      dataDir,
      `INSERT INTO game_wallets (brand_id, id, member_id, provider, created_at) VALUES ('${brand}', '${uuidv7()}', '${uuid}', '${GAMES}', now())`,
    );
  const bets = perConnection(people.members, ({ uuid }): Request[] => [
    {
      setupRequest: () => {
        const bet = { brand, player: uuid, reference: randomUUID(), round: randomUUID(), game: 'slot' };
        return signed(`/api/provider/${GAMES}/wallet/bet`, { ...bet, amount: 1 });
      },
    },
  ]);
  const meter = () => server.cpu() + reference.cpu() + databaseCpu(dataDir);
  const found = await compare(
    effort,
    { url: server.origin, ...bets },
    { url: reference.origin, ...mixedWrites(people) },
    meter,
  );
  show('reference, money writes', found.reference);
  show('bets of a seamless wallet', found.subject);
  console.log(`  ${judge(found.subject, { rate: 400, p99: 250 }, effort)}`);
}

/** From the first call until all deposits are credited. Then the same transfers again, in calls of 200. */
async function measureBurst(origin: string, people: People, dataDir: string): Promise<void> {
  const call = httpCaller(origin);
  const members = people.members.slice(0, BURST);
  const deposits = await inTurns(members, async ({ token }, n): Promise<Deposit> => {
    const { data } = await call(
      'POST /api/auth/deposit-request',
      // Satang that tell requests of one amount apart are scarce.
      { body: { amount: 500 + n } },
      { token, headers: { 'idempotency-key': randomUUID() } },
    );
    return data;
  });
  const transfers = deposits.map(({ bank, payAmount }, n) => ({
    ref: `BURST${String(n).padStart(10, '0')}`,
    amount: payAmount,
    time: bangkokIso(systemClock.now()),
    to: { bank: bank.bankName, account: bank.bankId },
    from: { bank: '004', account: `10${String(n).padStart(8, '0')}`, name: 'สมชาย ทดสอบ' },
  }));
  const started = performance.now();
  await inTurns(transfers, (transfer) => deliver(origin, [transfer]));
  const taken = performance.now() - started;
  for (let from = 0; from < transfers.length; from += 200)
    await deliver(origin, transfers.slice(from, from + 200));
  const [{ credited = '?', lines = '?' } = {}] = await queryAs(
    dataDir,
    `SELECT (SELECT count(*) FROM transfer_claims WHERE trans_ref LIKE 'BURST%' AND ledger_transaction_id IS NOT NULL) AS credited,
     (SELECT count(*) FROM bank_transfers WHERE trans_ref LIKE 'BURST%') AS lines`,
  );
  const isRight = Number(credited) === BURST && Number(lines) === BURST && taken <= BURST_MS;
  console.log(
    `${String(BURST)} transfers in calls of one           ${(taken / 1_000).toFixed(2)} s; delivered twice: ${lines} stored, ${credited} credited; budget ${String(BURST_MS / 1_000)} s, each once: ${isRight ? 'holds' : 'MISSED'}`,
  );
}

async function deliver(origin: string, transfers: readonly object[]): Promise<void> {
  const { path: where = '', ...request } = signed(`/api/provider/${BANK}/transfers`, { transfers });
  const { status } = await fetch(new URL(where, origin), request);
  if (status !== 200) throw new Error(`A transfer was answered with ${String(status)}.`);
}

function signed(where: string, content: object) {
  const body = JSON.stringify(content);
  const signature = signCall(KEY, body, Math.floor(Date.now() / 1_000));
  const headers = { host: '127.0.0.1', 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
  return { method: 'POST' as const, path: where, headers, body };
}

/** As many at once as the other benchmarks have connections. @returns the results in the order of the items. */
async function inTurns<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as T, at);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  return results;
}

async function primaryBrand(): Promise<string> {
  const { brands } = await brandsToBuild();
  return (brands.find(({ primary }) => primary) ?? brands[0])?.id ?? '';
}
