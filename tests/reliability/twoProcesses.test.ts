import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { levelOf } from '#core/brand/levels';
import type { CallKey } from '#schemas/api/contract';
import type { BrandFile } from '#schemas/brand/brandFile';
import { administer } from '#server/testing/testDatabase';
import { withDatabase } from '#server/testing/globalSetup';
import { restoreBackup } from '#server/platform/db/backup/restoreBackup';
import { takeBackup } from '#server/platform/db/backup/takeBackup';
import type { Database } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { TEST_PASSWORD } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { CONSISTENT, audit } from './testing/audit';
import { makePair } from './testing/pair';
import type { Pair } from './testing/pair';
import { inside, settle } from './testing/members';
import type { People } from './testing/members';
import { migrateSandbox } from '#sandbox/db/database';
import { startSandboxPeer, type SandboxPeer } from '#sandbox/testing/sandboxPeer';
import { send } from './testing/send';
import type { Message } from './testing/send';
import { proving, report } from '#server/testing/proving';

const AT_ONCE = 100;
const BAHT = 10_000;
const NOTHING_ACKNOWLEDGED = { requested: [], credited: [], held: [], refunded: [] };

describe.runIf(proving)('two servers with one database, started simultaneously', () => {
  let pair: Pair;
  let people: People;
  let sandbox: SandboxPeer;
  beforeAll(async () => {
    sandbox = await startSandboxPeer();
    pair = await makePair({ env: sandbox.env });
    people = await settle(pair, 5, BAHT * 100);
  }, 300_000);
  afterAll(async () => {
    await pair.remove();
    await sandbox.close();
  });

  const member = (n: number): TestMember => {
    const found = people.members[n];
    if (!found) throw new Error('Too few members.');
    return found;
  };
  /** Calls one server or the other. */
  const at = <K extends CallKey>(place: 0 | 1, key: K, message: Message<K>) =>
    send(pair.addresses[place], key, message);
  /** The same call at both alternately and concurrently. */
  const everywhere = <K extends CallKey>(key: K, message: (n: number) => Message<K>) =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, n) => at(n % 2 === 0 ? 0 : 1, key, message(n))));
  const logIn = async (place: 0 | 1, { username }: TestMember, password = TEST_PASSWORD) =>
    at(place, 'POST /api/auth/login', { token: '', body: { username, password } });
  const isKnown = async (place: 0 | 1, token: string) =>
    (await at(place, 'GET /api/auth/session/list', { token })).status === 200;
  const withdraw = (place: 0 | 1, { id, token }: TestMember, amount: number) =>
    at(place, 'POST /api/auth/withdraw/{uuid}', { token, params: { uuid: id }, body: { amount } });

  it('A5 a log-out at one takes effect at the other with the next request', async () => {
    const { data } = await logIn(0, member(0));
    expect([await isKnown(0, data.token), await isKnown(1, data.token)]).toEqual([true, true]);
    await at(0, 'POST /api/auth/logout', { token: data.token, body: {} });
    expect([await isKnown(1, data.token), await isKnown(0, data.token)]).toEqual([false, false]);
  });

  it('A3 wrong passwords are counted together', async () => {
    const tries = [];
    for (let n = 0; n < 6; n += 1)
      tries.push((await logIn(n % 2 === 0 ? 0 : 1, member(1), 'wrong-password')).code);
    expect(tries).toEqual([...Array<string>(5).fill('AUTH_INVALID'), 'PROOF_REQUIRED']);
  });

  it('M6 one idempotency key at both has one effect and one response', async () => {
    const idempotencyKey = randomUUID();
    const { id, token } = member(2);
    const replies = await everywhere('POST /api/auth/deposit-request', () => ({
      token,
      idempotencyKey,
      body: { amount: 300 },
    }));
    const done = replies.filter(({ status }) => status === 200);
    expect(new Set(done.map(({ text }) => text)).size).toBe(1);
    expect(done.filter(({ replayed }) => !replayed)).toHaveLength(1);
    expect(replies.filter(({ status }) => status !== 200).map(({ code }) => code)).toEqual(
      Array(replies.length - done.length).fill('IDEMPOTENCY_IN_PROGRESS'),
    );
    const rows = await inside(pair, ({ db }) =>
      db.selectFrom('deposit_requests').select('id').where('member_id', '=', id).execute(),
    );
    expect(rows).toHaveLength(1);
  });

  it('M1 concurrent withdrawals at both: one is held, the others are rejected', async () => {
    const { id, token } = member(3);
    const replies = await everywhere('POST /api/auth/withdraw/{uuid}', () => ({
      token,
      idempotencyKey: randomUUID(),
      params: { uuid: id },
      body: { amount: 700 },
    }));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const { available, held } = await inside(pair, ({ db, brand }) => readBalance(db, brand.id, id));
    expect([available, held]).toEqual([(BAHT - 700) * 100, 70_000]);
  });

  it('M9 M15 a daily limit applies to both together, and jobs of both pay each withdrawal once', async () => {
    const perDay = await inside(pair, ({ brand }) =>
      Promise.resolve(levelOf(brand, 1).withdraw.countPerDay ?? 0),
    );
    const acknowledged: string[] = [];
    for (let n = 0; n < perDay; n += 1) {
      const { data } = await withdraw(n % 2 === 0 ? 0 : 1, member(4), 100);
      acknowledged.push(data.uuid);
      const { token } = people.staff;
      await at(n % 2 === 0 ? 1 : 0, 'POST /api/staff/withdraw/{uuid}/approve', {
        token,
        params: { uuid: data.uuid },
      });
      await expect.poll(() => statusOf(pair, data.uuid), { timeout: 20_000 }).toBe('SUCCESS');
    }
    expect((await withdraw(0, member(4), 100)).code).toBe('WITHDRAW_LIMIT_COUNT');
    expect((await withdraw(1, member(4), 100)).code).toBe('WITHDRAW_LIMIT_COUNT');
    const settled = await inside(pair, ({ db }) =>
      db
        .selectFrom('ledger_transactions')
        .select('reference_id')
        .where('kind', '=', 'WITHDRAW_SETTLE')
        .where('reference_id', 'in', acknowledged)
        .execute(),
    );
    expect(settled.map(({ reference_id }) => reference_id).sort()).toEqual([...acknowledged].sort());
  });

  it('M17 days of play that both settle concurrently are paid once', { timeout: 200_000 }, async () => {
    const left = () =>
      inside(pair, ({ db }) =>
        db.selectFrom('game_days').select('id').where('settled_at', 'is', null).execute(),
      );
    const days = await inside(pair, ({ db, brand }) => insertDays(db, brand.id, people.members));
    await expect.poll(left, { timeout: 150_000, interval: 1_000 }).toEqual([]);
    const paid = await inside(pair, ({ db }) =>
      db
        .selectFrom('ledger_transactions')
        .select('reference_id')
        .where('kind', '=', 'EARNINGS')
        .where('reference_id', 'in', days)
        .execute(),
    );
    expect(paid.map(({ reference_id }) => reference_id).sort()).toEqual([...days].sort());
  });

  it('D4 an external database is backed up and restored like the embedded one', async () => {
    const { owner } = await pair.access();
    const copy = withDatabase(await pair.access(), 'copy');
    await administer(await pair.access(), 'CREATE DATABASE copy');
    const folder = await temporaryFolder('sala-copy');
    const backup = path.join(folder, 'backup');
    await takeBackup({ owner, dataDir: folder, folder: backup });
    const dataDir = path.join(folder, 'data');
    await restoreBackup({ owner: copy.owner, dataDir, folder: backup, migrateSandbox });
    expect(await audit({ access: () => Promise.resolve(copy) }, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
    await rm(folder, { recursive: true });
  });

  it('W5 a revision published at one is served by the other within five seconds', async () => {
    const { token } = people.staff;
    const { brandId, file, revision } = await inside(pair, async ({ db, brand }) => {
      const row = await db
        .selectFrom('brand_revisions')
        .select(['file', 'revision'])
        .where('brand_id', '=', brand.id)
        .orderBy('revision', 'desc')
        .executeTakeFirstOrThrow();
      return { brandId: brand.id, file: row.file as unknown as BrandFile, revision: row.revision };
    });
    const contacts = { ...file.contacts, line1: '@pair' };
    const answer = await at(0, 'POST /api/staff/brand/{brandId}/release', {
      token,
      params: { brandId },
      body: { baseRevision: revision, note: 'x', reason: 'x', file: { ...file, contacts } },
    });
    expect(answer.status).toBe(200);
    const start = performance.now();
    const shown = async () => (await at(1, 'GET /api/setting', { token: '' })).data.line.line1?.id;
    await expect.poll(shown, { timeout: 5_000, interval: 20 }).toBe('@pair');
    report(`published at one, served by the other ${(performance.now() - start).toFixed(0)} ms later`);
  });

  it('M2 M3 one is killed: the other continues, and the ledger balances', async () => {
    pair.programs[0].child.kill('SIGKILL');
    await pair.programs[0].ended;
    expect((await logIn(1, member(0))).status).toBe(200);
    expect(await audit(pair, NOTHING_ACKNOWLEDGED)).toEqual(CONSISTENT);
  });
});

/** 200 past, unsettled days of losses. @returns their ids. */
async function insertDays(
  db: Database,
  brandId: string,
  members: readonly TestMember[],
): Promise<readonly string[]> {
  const rows = members.flatMap(({ id }) =>
    Array.from({ length: 40 }, (_, n) => ({
      brand_id: brandId,
      id: uuidv7(),
      member_id: id,
      day: new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
      rounds: 1,
      turnover: 100_000,
      win: 0,
    })),
  );
  await db.insertInto('game_days').values(rows).execute();
  return rows.map(({ id }) => id);
}

function statusOf(pair: Pair, id: string): Promise<string> {
  return inside(
    pair,
    async ({ db }) =>
      (await db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
        .status,
  );
}
