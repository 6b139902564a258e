import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSandboxPeer, type SandboxPeer } from '#sandbox/testing/sandboxPeer';
import { CONSISTENT, audit } from './testing/audit';
import { inside } from './testing/members';
import { startClients, sumOf } from './testing/proof/clients';
import type { Outcomes, Stage } from './testing/proof/messages';
import { kinds, operationsOf } from './testing/proof/operations';
import type { Kind } from './testing/proof/operations';
import { startReader } from './testing/proof/reader';
import { settleAlong, wrongDays } from './testing/proof/settler';
import { setStage } from './testing/proof/stage';
import { escapedTurnovers } from './testing/proof/turnover';
import { proving, rounds } from '#server/testing/proving';
import { makeSite } from './testing/site';
import type { Program, Site } from './testing/site';

/** `SEED` repeats the same operations. */
const SEED = Number(process.env['SEED'] ?? rounds(1, randomInt(2 ** 31)));
const CROWD = { members: 40, hot: 5 };
/** Operations without kills, only at full length, and with kills of the server, by this many processes with this many operations at a time (M3). */
const QUIET = { seed: SEED, count: 5_000, kills: 0 };
const STORMY = { seed: SEED + 1, count: rounds(200, 20_000), kills: rounds(1, 10) };
const PROCESSES = rounds(4, 20);
const LANES = rounds(8, 2);
const OFTEN = 40;
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

/** What a settled row or a lost race answers to several kinds of operations. */
const LATE = ['NOTHING_OPEN', 'STATE_CHANGED'];

/**
 * Rejections that each kind of operation may end with: a concurrent change, or nothing to do. `perform` checks those
 * that depend on a state that it can read.
 */
const REFUSALS: Readonly<Record<Kind, readonly string[]>> = {
  deposit: ['DEPOSIT_PENDING_EXISTS'],
  cancel: LATE,
  transferred: LATE,
  decideDeposit: [
    ...LATE,
    'TRANSFER_NOT_CONFIRMED',
    'TRANSFER_OTHER_ACCOUNT',
    'DECISION_WAITING',
    'CREDIT_NEAR',
    'SECOND_PERSON_NEEDED',
  ],
  slip: [],
  waive: [...LATE, 'ADJUSTMENT_OWN'],
  withdraw: ['WITHDRAW_PENDING_EXISTS', 'WITHDRAW_LIMIT_DAY', 'CREDIT_NOT_ENOUGH', 'TURNOVER_NOT_REACHED'],
  decideWithdrawal: LATE,
  open: ['CREDIT_NOT_ENOUGH'],
  round: ['NOTHING_OPEN', 'HOUSE_422'],
  cashOut: [],
  wheel: ['NO_RIGHT_LEFT', 'CREDIT_NOT_ENOUGH', 'TURNOVER_NOT_REACHED'],
  flip: ['NO_RIGHT_LEFT'],
  checkIn: ['CHECKIN_DONE'],
  redeem: ['NOTHING_OPEN', 'POINT_NOT_ENOUGH', 'CONFLICT'],
  settle: [],
  earnings: ['CREDIT_NOT_ENOUGH'],
  look: [],
  register: [],
};

/**
 * Minimum share of operations that must succeed, for kinds that are often rejected for valid reasons under contention.
 */
const LEAST_DONE: Partial<Record<Kind, number>> = {
  withdraw: 0.25,
  wheel: 0.4,
  decideDeposit: 0.25,
  waive: 0.05,
};

describe('many concurrent users', () => {
  let site: Site;
  let sandbox: SandboxPeer;
  let program: Program;
  const start = () => site.start({ env: { TRUST_PROXY: '1', ...sandbox.env } });
  beforeAll(async () => {
    sandbox = await startSandboxPeer();
    site = await makeSite();
    program = await start();
  }, 60_000);
  afterAll(async () => {
    await site.remove();
    await sandbox.close();
  });

  it.each(proving ? [QUIET, STORMY] : [STORMY])(
    'M2 M3 M10 M17 the ledger is consistent at every moment of $count operations with $kills kills (SEED=$seed)',
    { timeout: 1_800_000 },
    async ({ seed, count, kills }) => {
      const work = await setStage({ site, gamesUrl: sandbox.url }, seed, count, CROWD);
      const reader = startReader(site);
      const clients = await startClients(work, await site.address(), { processes: PROCESSES, lanes: LANES });
      const stopping = new AbortController();
      try {
        const settling = settleAlong(site, work, clients.done, stopping.signal);
        for (let kill = 1; kill <= kills; kill += 1) {
          await reach(clients, (count * kill) / (kills + 1));
          program.child.kill('SIGKILL');
          clients.move(null);
          await program.ended;
          program = await start();
          expect(await audit(site, NOTHING_ACKNOWLEDGED), `after kill ${String(kill)}`).toEqual(CONSISTENT);
          clients.move(await site.address());
        }
        const reports = await clients.reports;
        await settling;
        await reader.stop();

        const outcomes = sumOf(reports);
        const whose = `SEED=${String(seed)}`;
        expect(surprises(outcomes), whose).toEqual([]);
        expect(reader.found, whose).toEqual([]);
        expect(reader.looks()).toBeGreaterThan(20);
        expect(await audit(site, NOTHING_ACKNOWLEDGED), whose).toEqual(CONSISTENT);
        const all = reports.flatMap(({ acknowledged }) => acknowledged);
        expect(await forgotten(site, all), whose).toEqual([]);
        expect(await wrongDays(site), whose).toEqual([]);
        expect(await escapedTurnovers(site, work), whose).toEqual([]);
        // Otherwise nothing was proven; a kind with few operations may have failed for valid reasons.
        expect(idleKinds(work, outcomes), whose).toEqual([]);
        if (kills > 0) expect(reports.reduce((sum, { lost }) => sum + lost, 0)).toBeGreaterThan(0);
      } finally {
        stopping.abort();
        clients.remove();
        await reader.stop();
      }
    },
  );
});

it('the same seed gives the same operations', () => {
  expect(operationsOf(7, 500, CROWD)).toEqual(operationsOf(7, 500, CROWD));
  expect(operationsOf(7, 500, CROWD)).not.toEqual(operationsOf(8, 500, CROWD));
  const hot = operationsOf(7, 5_000, CROWD).filter(({ who }) => who < CROWD.hot).length;
  expect(hot / 5_000).toBeGreaterThan(0.5);
});

async function reach(clients: { readonly done: () => number }, count: number): Promise<void> {
  await expect.poll(clients.done, { timeout: 900_000, interval: 10 }).toBeGreaterThan(count);
}

/** Results that are not allowed for their kind of operation. */
function surprises(outcomes: Outcomes): string[] {
  return Object.entries(outcomes).flatMap(([kind, counts]) =>
    Object.entries(counts)
      .filter(([code]) => code !== 'OK' && !REFUSALS[kind as Kind].includes(code))
      .map(([code, times]) => `${kind} got ${code} ${String(times)} times`),
  );
}

/** Kinds that were attempted often and rarely succeeded. */
function idleKinds({ operations }: Stage, outcomes: Outcomes): string[] {
  return kinds.flatMap((kind) => {
    const times = operations.filter((one) => one.kind === kind).length;
    const done = outcomes[kind]?.['OK'] ?? 0;
    const isIdle = times >= OFTEN && (done === 0 || done < times * (LEAST_DONE[kind] ?? 0));
    return isIdle ? [`${kind} was done ${String(done)} of ${String(times)} times`] : [];
  });
}

/** Idempotency keys of acknowledged requests without an effect (M10). */
function forgotten(site: Site, keys: readonly string[]): Promise<string[]> {
  return inside(site, async ({ db }) => {
    const { rows } = await sql<{ key: string }>`
      SELECT acknowledged.key FROM unnest(${[...keys]}::text[]) AS acknowledged (key)
      WHERE NOT EXISTS (SELECT FROM idempotency_keys k WHERE k.key = acknowledged.key AND k.status = 200)`.execute(
      db,
    );
    return rows.map(({ key }) => key);
  });
}
