import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setTimeout as sleep } from 'node:timers/promises';
import { finishTransfers } from './finishTransfer';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { scriptedGame, scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const OPEN = 'POST /api/auth/user/opengame';
const HOME = 'POST /api/auth/user/game/cashOut';
const flags = { flags: { games: true } };

describe('transfers between wallet and games', () => {
  let t: TestApp;
  let house: ScriptedGames;
  let other: ScriptedGames;
  let member: TestMember;
  beforeAll(async () => {
    [house, other] = [scriptedGames('house'), scriptedGames('other')];
    other.list = [scriptedGame({ code: 'two', slot: 'AC' })];
    t = await testApp({ brands: [testBrand('primary', flags)], ports: { games: [house, other] } });
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });
  beforeEach(async () => {
    member = await buildMember(t, { credit: 50_000 });
    house.answer = undefined;
    house.asked.length = 0;
  });

  const open = (slot = 'JK', key?: string) =>
    t.call(OPEN, {
      as: member,
      body: { type: 'slot', slot, platform: 'AND' },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const home = (key?: string) =>
    t.call(HOME, { as: member, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const spendable = async () => (await readBalance(t.db, t.brand.id, member.id)).available;
  const inLedger = async (kind: 'GAME_TRANSIT' | 'GAME_WALLET') => {
    const wallets = await t.db
      .selectFrom('game_wallets')
      .select('id')
      .where('member_id', '=', member.id)
      .execute();
    const accounts = await t.db
      .selectFrom('ledger_accounts')
      .select('balance')
      .where('kind', '=', kind)
      .where('owner_id', 'in', [member.id, ...wallets.map(({ id }) => id)])
      .execute();
    return accounts.reduce((sum, { balance }) => sum + balance, 0);
  };
  const there = () => house.wallets.get(member.id) ?? 0;
  const transfers = () =>
    t.db
      .selectFrom('game_transfers')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('created_at')
      .execute();
  const sweep = () => finishTransfers(jobDeps(t, { games: [house, other] }));

  it('API-111 transfers all credit and returns the game’s address', async () => {
    const { data } = await open();
    expect(data).toEqual({ url: 'https://play.example/launched/one', mode: 'newtab' });
    expect([await spendable(), there(), await inLedger('GAME_WALLET')]).toEqual([0, 50_000, 50_000]);
    const lines = await t.db.selectFrom('audit_log').selectAll().where('actor_id', '=', member.id).execute();
    expect(lines).toMatchObject([{ action: 'game.deposit', ledger_transaction_id: expect.any(String) }]);
  });

  it('API-110 cashes out everything, including wins', async () => {
    await open();
    house.wallets.set(member.id, 61_025);
    expect((await home()).data).toEqual({ amount: 610.25, point: 610.25 });
    expect([there(), await inLedger('GAME_WALLET')]).toEqual([0, -11_025]);
    expect((await home()).data).toEqual({ amount: 0, point: 610.25 });
  });

  it('moves credit from one provider to another', async () => {
    await open();
    await open('AC');
    expect([there(), other.wallets.get(member.id)]).toEqual([0, 50_000]);
    expect((await home()).data.amount).toBe(500);
  });

  it('RTM-28 does not open closed or unknown games, and moves nothing', async () => {
    house.list = [scriptedGame({ status: 'MA' })];
    const closed = await testApp({
      brands: [testBrand('primary', flags)],
      ports: { games: [scriptedGames('x')] },
    });
    try {
      const stranger = await buildMember(closed, { credit: 100 });
      const ask = (body: object) => closed.call(OPEN, { as: stranger, unchecked: { body } });
      const wanted = { type: 'slot', slot: 'JK', platform: 'DSK' };
      expect((await ask({ ...wanted, slot: 'ZZ' })).error).toMatchObject({ status: 404, code: 'NOT_FOUND' });
      expect((await ask({ ...wanted, gameCode: 'nope' })).error.code).toBe('NOT_FOUND');
      expect((await ask({ ...wanted, type: 'sport' })).error.code).toBe('NOT_FOUND');
      expect(await closed.db.selectFrom('game_transfers').selectAll().execute()).toEqual([]);
    } finally {
      await closed.close();
      house.list = [scriptedGame()];
    }
  });

  it('opens no game for a brand without games, and still cashes out', async () => {
    const none = await testApp({ brands: [testBrand('primary')], ports: { games: [house] } });
    try {
      const stranger = await buildMember(none, { credit: 100 });
      const wanted = { type: 'slot', slot: 'JK', platform: 'DSK' } as const;
      expect((await none.call(OPEN, { as: stranger, body: wanted })).error.code).toBe('FEATURE_OFF');
      expect((await none.call(HOME, { as: stranger })).data).toEqual({ amount: 0, point: 1 });
    } finally {
      await none.close();
    }
  });

  it('M9 without a response the credit stays in transit, and the sweep retries with the same reference', async () => {
    house.answer = (transfer, way) => {
      house.move(transfer, way);
      return Promise.reject(new Error('connection lost'));
    };
    expect((await open()).error.code).toBe('SERVICE_UNAVAILABLE');
    expect([await spendable(), there(), await inLedger('GAME_TRANSIT')]).toEqual([0, 50_000, 50_000]);
    house.answer = undefined;
    expect(await sweep()).toBe(0);
    t.clock.advance(60_000);
    expect(await sweep()).toBe(1);
    expect([there(), await inLedger('GAME_TRANSIT'), await inLedger('GAME_WALLET')]).toEqual([
      50_000, 0, 50_000,
    ]);
    expect(new Set(house.asked.map(({ reference }) => reference)).size).toBe(1);
    expect(await sweep()).toBe(0);
  });

  it('M9 a cash-out without a response is credited once', async () => {
    await open();
    house.answer = (transfer, way) => {
      house.move(transfer, way);
      return Promise.resolve({ status: 'UNKNOWN' });
    };
    expect((await home()).error.code).toBe('SERVICE_UNAVAILABLE');
    expect([await spendable(), there()]).toEqual([0, 0]);
    house.answer = undefined;
    expect((await home()).data).toEqual({ amount: 500, point: 500 });
    t.clock.advance(60_000);
    await sweep();
    expect(await spendable()).toBe(50_000);
  });

  it('returns the credit when the provider rejects the transfer', async () => {
    house.answer = () => Promise.resolve({ status: 'REFUSED', reason: 'ปิดรับ' });
    expect((await open()).error.code).toBe('GAME_MAINTENANCE');
    expect([await spendable(), await inLedger('GAME_TRANSIT')]).toEqual([50_000, 0]);
    expect(await transfers()).toMatchObject([{ status: 'REFUSED', reason: 'ปิดรับ' }]);
  });

  it('M1 M14 ten concurrent openings and five cash-outs neither create nor lose a satang', async () => {
    house.answer = async (transfer, way) => {
      await sleep(5);
      return house.move(transfer, way);
    };
    await Promise.all([
      ...Array.from({ length: 10 }, () => open()),
      ...Array.from({ length: 5 }, () => home()),
    ]);
    t.clock.advance(60_000);
    await sweep();
    expect((await spendable()) + there() + (await inLedger('GAME_TRANSIT'))).toBe(50_000);
    expect(there()).toBe(await inLedger('GAME_WALLET'));
    await home();
    expect(await spendable()).toBe(50_000);
  });

  it('M6 M9 a repeated key executes once and replays the response byte for byte', async () => {
    const first = await open('JK', 'tap-1');
    await t.db
      .updateTable('idempotency_keys')
      .set({ created_at: t.clock.now() })
      .where('actor_id', '=', member.id)
      .execute();
    const again = await open('JK', 'tap-1');
    expect([again.text, again.headers['idempotent-replayed']]).toEqual([first.text, 'true']);
    const brought = await home('home-1');
    house.wallets.set(member.id, 7_000);
    expect((await home('home-1')).text).toBe(brought.text);
    expect(there()).toBe(7_000);
    expect((await open('AC', 'tap-1')).error.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('M9 after a crash before the response, the same key returns the amount cashed out', async () => {
    await open();
    await home('home-2');
    await t.db.deleteFrom('idempotency_keys').where('actor_id', '=', member.id).execute();
    expect((await home('home-2')).data).toEqual({ amount: 500, point: 500 });
    expect(await transfers()).toHaveLength(2);
  });

  it('RTM-14 M20 only the member sees their transfers', async () => {
    await open();
    await home();
    house.answer = () => Promise.resolve({ status: 'REFUSED', reason: 'ปิดรับ' });
    await open();
    const list = async (as: TestMember, query = {}) =>
      t.call('GET /api/auth/user/game/transfer', { as, query });
    const { data } = await list(member);
    expect(data.map(({ direction, amount, status, reason }) => [direction, amount, status, reason])).toEqual([
      ['IN', 500, 'REFUSED', 'ปิดรับ'],
      ['OUT', 500, 'DONE', null],
      ['IN', 500, 'DONE', null],
    ]);
    const first = await list(member, { limit: '2' });
    const rest = await list(member, { limit: '2', cursor: first.meta.next ?? '' });
    expect([...first.data, ...rest.data]).toEqual(data);
    expect((await list(await buildMember(t))).data).toEqual([]);
  });

  it('W2 opens no address outside of the provider’s declared origins, nor one of the site itself', async () => {
    const launch = house.launch;
    try {
      for (const url of [
        'https://elsewhere.example/play',
        'http://primary.localhost/play',
        'javascript:1',
        'play',
      ]) {
        house.launch = () => Promise.resolve({ url, mode: 'iframe' });
        expect([url, (await open()).error.code]).toEqual([url, 'SERVICE_UNAVAILABLE']);
      }
    } finally {
      house.launch = launch;
    }
    expect((await home()).data.amount).toBe(500);
  });

  it('D13 takes at most twelve queries to a game and nine back, and holds no transaction during the provider call', async () => {
    let during = 0;
    house.answer = async (transfer, way) => {
      const { rows } = await t.pool.query(
        "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
      );
      during += rows.length;
      return house.move(transfer, way);
    };
    // The first transfer also creates the accounts.
    await open();
    await home();
    expect((await t.queries(() => open())).length).toBeLessThanOrEqual(12);
    expect((await t.queries(() => home())).length).toBeLessThanOrEqual(9);
    expect(during).toBe(0);
  });
});
