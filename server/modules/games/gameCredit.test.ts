import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { pullRounds } from './pullRounds';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const HOME = 'POST /api/auth/user/game/cashOut';

describe('credit in games', () => {
  let t: TestApp;
  let house: ScriptedGames;
  let member: TestMember;
  beforeAll(async () => {
    house = scriptedGames('house');
    t = await testApp({
      brands: [testBrand('primary', { flags: { games: true } })],
      ports: { games: [house] },
    });
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });
  beforeEach(async () => {
    member = await buildMember(t, { credit: 50_000 });
    house.answer = undefined;
  });

  const open = () =>
    t.call('POST /api/auth/user/opengame', {
      as: member,
      body: { type: 'slot', slot: 'JK', platform: 'AND' },
    });
  const home = () => t.call(HOME, { as: member });
  const there = () => house.wallets.get(member.id) ?? 0;
  const credit = async () => (await t.call('GET /api/auth/user/game/credit', { as: member })).data;
  const playRound = async () => {
    const endedAt = t.clock.now();
    const player = { brandId: t.brand.id, memberId: member.id };
    house.played.push({
      player,
      reference: `r${String(house.played.length)}`,
      game: 'one',
      bet: 100,
      win: 100,
      endedAt,
    });
    await pullRounds(jobDeps(t, { games: [house] }));
  };

  it('API-110 returns the credit in games, and zero after the cash-out', async () => {
    expect(await credit()).toEqual({ amount: 0, isPlaying: false, isComplete: true });
    await open();
    house.wallets.set(member.id, 60_025);
    expect(await credit()).toEqual({ amount: 600.25, isPlaying: false, isComplete: true });
    await home();
    expect(await credit()).toEqual({ amount: 0, isPlaying: false, isComplete: true });
  });

  it('API-110 reports unresponsive providers and credit in transit', async () => {
    await open();
    const { balance } = house;
    house.balance = () => Promise.reject(new Error('away'));
    try {
      expect(await credit()).toEqual({ amount: 0, isPlaying: false, isComplete: false });
    } finally {
      house.balance = balance;
    }
    house.answer = () => Promise.resolve({ status: 'UNKNOWN' });
    await home();
    expect((await credit()).isComplete).toBe(false);
    house.answer = undefined;
    await home();
  });

  it('API-110 cashes out idle wallets automatically, and wallets in use only on request', async () => {
    const homeIfIdle = async () => (await t.call(HOME, { as: member, body: { onlyIdle: true } })).data.amount;
    await open();
    await playRound();
    expect((await credit()).isPlaying).toBe(true);
    expect([await homeIfIdle(), there()]).toEqual([0, 50_000]);
    t.clock.advance(5 * MINUTE_MS);
    expect((await credit()).isPlaying).toBe(false);
    expect([await homeIfIdle(), there()]).toEqual([500, 0]);

    await open();
    await playRound();
    expect((await home()).data.amount).toBe(500);
  });

  it('M1 API-110 concurrent automatic and requested cash-outs from many pages credit everything once', async () => {
    await open();
    const homes = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        t.call(HOME, { as: member, body: n % 2 === 0 ? { onlyIdle: true } : {} }),
      ),
    );
    expect(homes.reduce((sum, { data }) => sum + data.amount, 0)).toBeGreaterThanOrEqual(500);
    expect([there(), (await home()).data.point]).toEqual([0, 500]);
  });
});
