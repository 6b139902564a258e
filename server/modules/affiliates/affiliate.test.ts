import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { DAY_MS } from '#core/time/durations';
import { settleDays } from './settleDay';
import { buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { goPlay, played, pull } from '#server/testing/play';
import { scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const BONUS = 'GET /api/auth/affiliate/bonus/{username}';
const MOVE = 'POST /api/auth/affiliate/withdraw/{username}';
const FRIENDS = 'POST /api/auth/affiliate/downline/bonus/{username}';
const LOG = 'POST /api/auth/log/affiliate/{username}';
const DOWNLINE = 'GET /api/auth/affiliate/downline/{username}';

describe('affiliate and win/loss', () => {
  let t: TestApp;
  let me: TestMember;
  let friends: TestMember[];
  const week = { start: '2026-11-08', end: '2026-11-14' };
  const noon = (day: number) => new Date(`2026-11-${String(day).padStart(2, '0')}T12:00:00+07:00`);
  beforeAll(async () => {
    t = await testApp({ brands: [testBrand('primary', { flags: { affiliate: true, winlost: true } })] });
    const games = scriptedGames();
    me = await buildMember(t, { username: 'inviter01' });
    // The last two have the same masked name.
    friends = [];
    for (const username of ['friend21', 'friend22', 'frxend22'])
      friends.push(await buildMember(t, { username, inviterId: me.id }));
    for (const member of [me, ...friends]) await goPlay(t, games, member, 100_000_000);
    for (const day of [12, 13, 14]) {
      t.clock.set(noon(day));
      played(games, me, { bet: 2_000_000, win: 1_000_000, at: t.clock.now() });
      for (const friend of friends) played(games, friend, { bet: 4_000_000, win: 0, at: t.clock.now() });
      await pull(t, games);
    }
    t.clock.set('2026-11-14T13:00:00+07:00');
    await settleDays(jobDeps(t));
    for (const member of [me, ...friends]) await refresh(member);
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });
  /** Sessions expire while the days pass. */
  const refresh = (member: TestMember) =>
    t.db
      .updateTable('sessions')
      .set({ last_used_at: t.clock.now(), expires_at: new Date(t.clock.now().getTime() + DAY_MS) })
      .where('member_id', '=', member.id)
      .execute();

  const params = () => ({ username: me.username });
  const bonus = async () => (await t.call(BONUS, { as: me, params: params() })).data;
  const log = (type: 'af' | 'wl', query: Calls[typeof LOG]['query'] = {}) =>
    t.call(LOG, { as: me, params: params(), body: { type, ...week }, query });

  it('API-136 returns the invitation code', async () => {
    const { data } = await t.call('GET /api/auth/affiliate/code/{uuid}', { as: me, params: { uuid: me.id } });
    expect(
      (await t.call('GET /api/user/inviter/{afCode}', { params: { afCode: data.code } })).data.code,
    ).toBe(data.code);
  });

  it('API-134 sums earnings from friends and losses over settled days, without today', async () => {
    // Each day: 3 × 0.5 % of 40,000 by turnover; 3 × 5 % of 40,000 by losses. The own refund is apart.
    expect(await bonus()).toEqual({ balance: 13_200, af: 1_200, wl: 12_000, min: 500 });
  });

  it('API-135 I4 lists only the member’s own friends, masked, newest first by pages', async () => {
    const page = (cursor?: string) =>
      t.call(DOWNLINE, { as: me, params: params(), query: { limit: '2', ...(cursor && { cursor }) } });
    const first = await page();
    const second = await page(first.meta.next ?? '');
    expect([...first.data, ...second.data].map(({ username }) => username)).toEqual([
      'fr***22',
      'fr***22',
      'fr***21',
    ]);
    expect([first.data.length, second.meta.next]).toEqual([2, null]);
    for (const friend of friends) expect(first.text).not.toContain(friend.username);
    expect((await t.call(DOWNLINE, { as: friends[0], params: { username: 'friend21' } })).data).toEqual([]);
  });

  it('API-138 ENT-15 sums friends up over a range of days; equal masked names stay separate', async () => {
    const { data } = await t.call(FRIENDS, { as: me, params: params(), body: week });
    expect(data.total_bonus).toBe(13_200);
    expect(Object.keys(data.downline_users).sort()).toEqual(['fr***21', 'fr***22', 'fr***22 (2)']);
    expect(data.downline_users['fr***21']).toMatchObject({
      deposit: 0,
      turnover: 120_000,
      winlost: -120_000,
      bonus: 4_400,
    });
    const day = await t.call(FRIENDS, {
      as: me,
      params: params(),
      body: { start: '2026-11-13', end: '2026-11-13' },
    });
    expect(day.data.total_bonus).toBe(6_600);
  });

  it('API-139 RTM-12 RTM-13 lists each day: friends for af, and the member’s own days for wl', async () => {
    const af = (await log('af')).data;
    expect(af).toHaveLength(9);
    expect(af.filter(({ date }) => date === '2026-11-13')).toEqual(
      Array<unknown>(3).fill({
        date: '2026-11-13',
        username: expect.stringMatching(/^fr\*\*\*2[12]$/),
        type: 'af',
        turnover: 40_000,
        winlost: -40_000,
        amount: 200,
      }),
    );
    const own = (await log('wl')).data.filter(({ username }) => username === me.username);
    expect(own.map(({ date, winlost, amount }) => [date, winlost, amount])).toEqual([
      ['2026-11-14', -10_000, 0],
      ['2026-11-13', -10_000, 500],
      ['2026-11-12', -10_000, 500],
    ]);
  });

  it('M20 the pages form the complete log, and the sum of friends is the income from their losses', async () => {
    const whole = (await log('wl')).data;
    const paged: (typeof whole)[number][] = [];
    for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
      const { data, meta } = await log('wl', { limit: '5', ...(cursor !== undefined && { cursor }) });
      paged.push(...data);
      if (meta.next === null) break;
      cursor = meta.next;
    }
    expect(paged).toEqual(whole);
    const friendly = whole.filter(({ username }) => username !== me.username);
    expect(friendly.reduce((sum, { amount }) => sum + amount, 0)).toBe((await bonus()).wl);
  });

  it.each([
    [{ start: '2026-11-14', end: '2026-11-13' }, 'DATE_RANGE'],
    [{ start: '2026-11-14', end: '2026-11-15' }, 'DATE_RANGE'],
    [{ start: '2026-10-14', end: '2026-11-14' }, 'DATE_RANGE_LONG'],
  ])('VAL-12 %o is refused', async (range, code) => {
    for (const ask of [
      t.call(FRIENDS, { as: me, params: params(), body: range }),
      t.call(LOG, { as: me, params: params(), body: { type: 'wl', ...range } }),
    ])
      expect((await ask).error).toMatchObject({ status: 400, code });
  });

  it('reads in three queries at most', async () => {
    for (const ask of [
      bonus,
      () => log('wl'),
      () => t.call(FRIENDS, { as: me, params: params(), body: week }),
    ])
      expect((await t.queries(ask)).length).toBeLessThanOrEqual(3);
  });

  const move = (amount: number, type: 'af' | 'wl', key?: string) =>
    t.call(MOVE, {
      as: me,
      params: params(),
      body: { amount, type },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });

  it('API-137 rejects amounts below the minimum or above the earnings, and another member', async () => {
    expect((await move(499.99, 'af')).error).toMatchObject({ code: 'AFF_MIN', params: { n: 500 } });
    expect((await move(1_200.01, 'af')).error.code).toBe('CREDIT_NOT_ENOUGH');
    const foreign = await t.call(MOVE, {
      as: friends[0],
      params: params(),
      body: { amount: 500, type: 'af' },
    });
    expect(foreign.error.code).toBe('NOT_FOUND');
  });

  it('API-137 M1 M6 transfers earnings to the wallet once per key, and never more than available', async () => {
    const first = await move(600.5, 'af', 'move-1');
    expect(first.data).toEqual({ balance: 12_599.5, point: 600.5 });
    const many = await Promise.all(Array.from({ length: 20 }, () => move(600.5, 'af', 'move-1')));
    expect(new Set(many.map(({ text }) => text))).toEqual(new Set([first.text]));
    const wl = await Promise.all(Array.from({ length: 30 }, () => move(1_000, 'wl')));
    expect(wl.filter(({ status }) => status === 200)).toHaveLength(12);
    expect(
      wl.filter(({ status }) => status !== 200).every(({ error }) => error.code === 'CREDIT_NOT_ENOUGH'),
    ).toBe(true);
    expect(await bonus()).toMatchObject({ balance: 599.5, af: 599.5, wl: 0 });
    const lines = await t.db.selectFrom('audit_log').select('action').where('actor_id', '=', me.id).execute();
    expect(lines.filter(({ action }) => action === 'earnings.withdraw')).toHaveLength(13);
  });

  it('transfers earnings in six queries', async () => {
    const ask = () =>
      t.call(MOVE, { as: me, params: params(), body: { amount: 500, type: 'af' } }).then(({ status }) => {
        expect(status).toBe(200);
      });
    expect((await t.queries(ask)).length).toBeLessThanOrEqual(6);
  });
});
