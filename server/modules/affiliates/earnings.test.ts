import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refundSatang } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { readBalances } from '#server/modules/ledger/accounts';
import { shareOf } from '#server/modules/ledger/share';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { goPlay, played, pull } from '#server/testing/play';
import { scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { settleDays } from './settleDay';

const brand = testBrand('primary', { flags: { affiliate: true, cashback: true } });

describe('earnings of a day', () => {
  let t: TestApp;
  let games: ScriptedGames;
  beforeAll(async () => {
    t = await testApp({
      brands: [brand, testBrand('sibling', { flags: { affiliate: false, cashback: false } })],
    });
    games = scriptedGames();
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db), await brokenTransactions(t.db)]).toEqual([
      0,
      [],
      [],
    ]);
    await t.close();
  });
  beforeEach(() => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    games.played.length = 0;
  });

  const yesterday = new Date('2026-11-13T12:00:00+07:00');
  const settle = () => settleDays(jobDeps(t));
  const earned = async ({ id, brand: { id: brandId } }: TestMember) => {
    const { af, wl, cashback } = await readBalances(t.db, brandId, id);
    return { af, wl, cashback };
  };
  const house_ = async (kind: 'ROUNDING' | 'AFFILIATE_COST' | 'REFUND_COST') =>
    (
      await t.db
        .selectFrom('ledger_accounts')
        .select('balance')
        .where('brand_id', '=', brand.id)
        .where('kind', '=', kind)
        .executeTakeFirst()
    )?.balance ?? 0;
  const playing = async (input: Parameters<typeof buildMember>[1] = {}) => {
    const member = await buildMember(t, input);
    await goPlay(t, games, member, 100_000_000);
    return member;
  };
  const lose = async (member: TestMember, bet: number, win = 0) => {
    played(games, member, { bet, win, at: yesterday });
    await pull(t, games);
  };

  it.each([1, 2, 3, 4, 5, 6])(
    'LVL-12 LVL-13 level %i gets its share of losses refunded, up to its cap',
    async (level) => {
      const member = await playing({ level });
      await lose(member, 33_333);
      await settle();
      const { lostPercent } = levelOf(brand, level);
      expect(await earned(member)).toEqual({
        af: 0,
        wl: 0,
        cashback: Math.floor((33_333 * lostPercent) / 100),
      });
    },
  );

  it('LVL-13 pays a diamond member exactly the cap', async () => {
    const member = await playing({ level: 4 });
    await lose(member, 200_000_000);
    await settle();
    const { lostPercent, maxAmount } = levelOf(brand, 4);
    expect([lostPercent, maxAmount, (await earned(member)).cashback]).toEqual([12, 200_000, 20_000_000]);
  });

  it('LVL-13 the cap of 200,000 baht applies to diamond and VIP', () => {
    expect(refundSatang(levelOf(brand, 4), 1_000_000_000_00)).toBe(20_000_000);
    expect(refundSatang(levelOf(brand, 1), 1_000_000_000_00)).toBe(5_000_000_000);
  });

  it('refunds nothing to a winner, and pays the inviter nothing for wins', async () => {
    const inviter = await buildMember(t);
    const friend = await playing({ inviterId: inviter.id });
    await lose(friend, 10_000, 10_001);
    await settle();
    expect([await earned(friend), await earned(inviter)]).toEqual([
      { af: 0, wl: 0, cashback: 0 },
      { af: 50, wl: 0, cashback: 0 },
    ]);
  });

  it('M17 each day pays the inviter once, to the satang; the fraction goes to the rounding account', async () => {
    const inviter = await buildMember(t);
    const friend = await playing({ inviterId: inviter.id });
    const before = [await house_('ROUNDING'), await house_('AFFILIATE_COST')] as const;
    await lose(friend, 10_101, 9_990);
    await Promise.all([settle(), settle(), settle()]);
    expect(await settle()).toBe(0);
    // 0.5 % of 10,101 is 50.505; 5 % of 111 is 5.55.
    expect(await earned(inviter)).toEqual({ af: 50, wl: 5, cashback: 0 });
    expect([(await house_('ROUNDING')) - before[0], (await house_('AFFILIATE_COST')) - before[1]]).toEqual([
      2, -57,
    ]);
  });

  it('M17 leaves a day open until ten minutes after midnight, when the last rounds are reported', async () => {
    const member = await playing();
    played(games, member, { bet: 1_000, win: 0, at: t.clock.now() });
    await pull(t, games);
    t.clock.set('2026-11-15T00:09:59.999+07:00');
    expect(await settle()).toBe(0);
    t.clock.set('2026-11-15T00:10:00+07:00');
    expect(await settle()).toBe(1);
  });

  it('M17 does not pay a suspended inviter', async () => {
    const inviter = await buildMember(t, { status: 'SUSPENDED' });
    const friend = await playing({ inviterId: inviter.id });
    await lose(friend, 10_000);
    await settle();
    expect(await earned(inviter)).toEqual({ af: 0, wl: 0, cashback: 0 });
  });

  it.each<[string, (number: string) => { bankName: string; bankId: string }]>([
    ['at another bank', (bankId) => ({ bankName: 'SCB', bankId })],
    ['at another bank, with zeros in front', (number) => ({ bankName: 'GSB', bankId: `00${number}` })],
  ])('M17 pays no inviter whose account number the friend has %s', async (_, written) => {
    const inviter = await buildMember(t);
    const friend = await playing({ inviterId: inviter.id, ...written(inviter.bankId) });
    await lose(friend, 10_000);
    await settle();
    expect(await earned(inviter)).toEqual({ af: 0, wl: 0, cashback: 0 });
  });

  it('M17 rejects self-invitations and cycles, and the inviter never changes', async () => {
    const a = await buildMember(t);
    const b = await buildMember(t, { inviterId: a.id });
    const set = (id: string, inviter: string | null) =>
      t.db.updateTable('members').set({ inviter_id: inviter }).where('id', '=', id).execute();
    await expect(set(a.id, b.id)).rejects.toThrow('never changes');
    await expect(set(a.id, a.id)).rejects.toThrow('never changes');
    await expect(set(b.id, null)).rejects.toThrow('never changes');
    const self = '00000000-0000-7000-8000-000000000001';
    await expect(buildSelf(self)).rejects.toThrow('must be a member already');
  });
  const buildSelf = (id: string) =>
    t.db
      .insertInto('members')
      .values({
        brand_id: brand.id,
        id,
        inviter_id: id,
        username: 'selfish',
        phone_e164: '+66800000001',
        name: 'x',
        password_hash: 'x',
        aff_code: 'SELFISH',
        created_at: t.clock.now(),
      })
      .execute();

  it('earns nothing at a brand with both features disabled', async () => {
    const [, sibling] = t.brands.all;
    const inviter = await buildMember(t, { brand: sibling! });
    const friend = await playing({ brand: sibling!, inviterId: inviter.id });
    await lose(friend, 10_000);
    expect(await settle()).toBe(1);
    expect([await earned(friend), await earned(inviter)]).toEqual([
      { af: 0, wl: 0, cashback: 0 },
      { af: 0, wl: 0, cashback: 0 },
    ]);
  });

  it('M17 M2 for a random forest of friends shares are rounded down, the ledger balances, and a repetition changes nothing', async () => {
    const members: TestMember[] = [];
    for (let n = 0; n < 24; n += 1) {
      const inviter = n > 2 && randomInt(4) > 0 ? members[randomInt(members.length)] : undefined;
      members.push(await playing({ level: randomInt(1, 7), ...(inviter && { inviterId: inviter.id }) }));
    }
    for (const member of members)
      for (let n = randomInt(5); n > 0; n -= 1)
        played(games, member, { bet: randomInt(1, 999_999), win: randomInt(999_999), at: yesterday });
    await pull(t, games);
    await settle();
    const days = await t.db
      .selectFrom('game_days as d')
      .innerJoin('members as m', 'm.id', 'd.member_id')
      .selectAll('d')
      .select('m.level')
      .where(
        'd.member_id',
        'in',
        members.map(({ id }) => id),
      )
      .execute();
    for (const { turnover, win, inviter_id, af, wl, refund, level } of days) {
      const lost = Math.max(0, turnover - win);
      expect(af).toBe(inviter_id ? Math.floor((turnover * 5) / 1_000) : 0);
      expect(wl).toBe(inviter_id ? Math.floor((lost * 5) / 100) : 0);
      expect(refund).toBe(refundSatang(levelOf(brand, level), lost));
    }
    for (const member of members) {
      const { af, wl, cashback } = await earned(member);
      const ofFriends = days.filter(({ inviter_id }) => inviter_id === member.id);
      const own = days.filter(({ member_id }) => member_id === member.id);
      expect(af).toBe(ofFriends.reduce((sum, day) => sum + day.af, 0));
      expect(wl).toBe(ofFriends.reduce((sum, day) => sum + day.wl, 0));
      expect(cashback).toBe(own.reduce((sum, day) => sum + day.refund, 0));
    }
    const sum = await totalOfEntries(t.db);
    expect([await settle(), sum]).toEqual([0, 0]);
  });

  it('M5 a share is exact for any turnover in the ledger’s range', () => {
    expect(shareOf(0, 0.5)).toEqual({ paid: 0, cost: 0 });
    expect(shareOf(199, 0.5)).toEqual({ paid: 0, cost: 1 });
    expect(shareOf(9_007_199_254_740_991, 99.99)).toEqual({
      paid: 9_006_298_534_815_516,
      cost: 9_006_298_534_815_517,
    });
    expect(shareOf(200, 0.5)).toEqual({ paid: 1, cost: 1 });
  });
});
