import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, openSession, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { goPlay, played, pull } from '#server/testing/play';
import { scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, brokenTransactions, totalOfEntries } from '#server/testing/trialBalance';
import { settleDays } from './settleDay';

const SHOW = 'GET /api/auth/user/cashback';
const HISTORY = 'GET /api/auth/user/cashback/history';
const CLAIM = 'POST /api/auth/user/cashback/claim';

const flags = { affiliate: true, winlost: true, cashback: true, games: true, responsiblePlay: true };
const brand = testBrand('primary', {
  flags,
  limits: { cashbackMin: 10 },
  turnover: { gifts: { cashback: 1 } },
});

describe('cashback', () => {
  let t: TestApp;
  let games: ScriptedGames;
  beforeAll(async () => {
    t = await testApp({ brands: [brand, testBrand('sibling', { flags: { ...flags, cashback: false } })] });
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
    at('2026-11-14T12:00:00+07:00');
    games.played.length = 0;
  });

  const at = (time: string) => t.clock.set(time);
  const settle = () => settleDays(jobDeps(t));
  /** Plays now, in satang. */
  const play = async (member: TestMember, bet: number, win = 0) => {
    played(games, member, { bet, win, at: t.clock.now() });
    await pull(t, games);
  };
  /** A member who lost on 14 November, seen on the next morning. */
  const loser = async (bet: number, input: Parameters<typeof buildMember>[1] = {}) => {
    const built = await buildMember(t, input);
    await goPlay(t, games, built, 10_000_000);
    await play(built, bet);
    return nextMorning(built);
  };
  const nextMorning = async (member: TestMember) => {
    at('2026-11-15T09:00:00+07:00');
    await settle();
    return { ...member, token: (await openSession(t, member)).token };
  };
  const show = async (as: TestMember) => (await t.call(SHOW, { as })).data;
  const claim = (as: TestMember, key?: string) =>
    t.call(CLAIM, { as, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const creditOf = async (as: TestMember) =>
    (await t.call('POST /api/auth/user/getCredit/{username}', { as, params: { username: as.username } })).data
      .point;
  const requirements = (member: TestMember) =>
    t.db
      .selectFrom('turnover_requirements')
      .select(['source', 'given', 'required'])
      .where('member_id', '=', member.id)
      .execute();

  it('shows yesterday, the rule of the level, and what can be claimed, apart from income from friends', async () => {
    const inviter = await loser(200_000, { level: 3 });
    at('2026-11-14T12:00:00+07:00');
    await loser(500_000, { inviterId: inviter.id });
    const { lostPercent, maxAmount } = brand.levels['3'];
    const amount = (2_000 * lostPercent) / 100;
    expect(await show(inviter)).toEqual({
      ...{ claimable: amount, min: 10, level: 3, percent: lostPercent, maxAmount },
      yesterday: {
        ...{ date: '2026-11-14', turnover: 2_000, winlost: -2_000, level: 3, percent: lostPercent },
        ...{ amount, status: 'CLAIMABLE' },
      },
    });
    const params = { username: inviter.username };
    const { data } = await t.call('GET /api/auth/affiliate/bonus/{username}', { as: inviter, params });
    expect(data).toMatchObject({ balance: 275, af: 25, wl: 250 });
  });

  it('forecasts the refund of a day that is not settled yet, which cannot be claimed', async () => {
    const member = await buildMember(t);
    await goPlay(t, games, member, 10_000_000);
    await play(member, 100_000, 20_000);
    at('2026-11-15T00:05:00+07:00');
    const as = { ...member, token: (await openSession(t, member)).token };
    expect(await settle()).toBe(0);
    const { claimable, yesterday } = await show(as);
    expect([claimable, yesterday?.amount, yesterday?.status]).toEqual([0, 40, 'OPEN']);
    expect((await claim(as)).error).toMatchObject({ status: 409, code: 'CASHBACK_NONE' });
  });

  it('M1 M6 moves all days to the wallet once, however many claims arrive at a time', async () => {
    const member = await loser(100_000);
    await play(member, 60_000);
    at('2026-11-16T09:00:00+07:00');
    await settle();
    const as = { ...member, token: (await openSession(t, member)).token };
    const before = await creditOf(as);
    const answers = await Promise.all(Array.from({ length: 30 }, () => claim(as)));
    const paid = answers.filter(({ status }) => status === 200);
    expect(paid.map(({ data }) => data)).toEqual([{ amount: 80, point: before + 80 }]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['CASHBACK_NONE']));
    expect([(await show(as)).claimable, await creditOf(as)]).toEqual([0, before + 80]);
    const { data: days } = await t.call(HISTORY, { as });
    expect(days.map(({ date, amount, status }) => [date, amount, status])).toEqual([
      ['2026-11-15', 30, 'CLAIMED'],
      ['2026-11-14', 50, 'CLAIMED'],
    ]);
    expect(await requirements(member)).toEqual([{ source: 'CASHBACK', given: 8_000, required: 8_000 }]);
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('actor_id', '=', member.id)
      .where('action', '=', 'cashback.claim')
      .execute();
    expect(lines).toEqual([{ action: 'cashback.claim', detail: { amount: 80, days: 2 } }]);
  });

  it('M6 repeats the answer of a key and pays once', async () => {
    const as = await loser(100_000);
    const first = await claim(as, 'claim-1');
    const again = await claim(as, 'claim-1');
    expect([first.status, again.text, again.headers['idempotent-replayed']]).toEqual([
      200,
      first.text,
      'true',
    ]);
  });

  it('leaves less than the minimum to accumulate', async () => {
    const as = await loser(19_999);
    expect((await claim(as)).error).toMatchObject({ code: 'CASHBACK_MIN', params: { n: 10 } });
    expect((await show(as)).claimable).toBe(9.99);
    expect((await t.call(HISTORY, { as })).data[0]?.status).toBe('CLAIMABLE');
  });

  it('past days retain the level and percentage of their settlement', async () => {
    const as = await loser(100_000, { level: 2 });
    await t.db.updateTable('members').set({ level: 5 }).where('id', '=', as.id).execute();
    const { percent, level, yesterday } = await show(as);
    expect([level, percent]).toEqual([5, brand.levels['5'].lostPercent]);
    expect([yesterday?.level, yesterday?.percent]).toEqual([2, brand.levels['2'].lostPercent]);
  });

  it('a winner has a day without a refund', async () => {
    const member = await buildMember(t);
    await goPlay(t, games, member, 10_000_000);
    await play(member, 10_000, 90_000);
    const as = await nextMorning(member);
    const { claimable, yesterday } = await show(as);
    expect([claimable, yesterday?.amount, yesterday?.status]).toEqual([0, 0, 'NONE']);
  });

  it('M20 pages through the days, newest first, without today', async () => {
    const member = await buildMember(t);
    await goPlay(t, games, member, 10_000_000);
    for (const day of ['10', '11', '12', '13', '14']) {
      at(`2026-11-${day}T12:00:00+07:00`);
      await play(member, 10_000);
    }
    const { token } = await openSession(t, member);
    const as = { ...member, token };
    const seen: string[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 9; pages += 1) {
      const { data, meta } = await t.call(HISTORY, { as, query: { limit: '2', ...(cursor && { cursor }) } });
      seen.push(...data.map(({ date }) => date));
      if (meta.next === null) break;
      cursor = meta.next;
    }
    expect(seen).toEqual(['2026-11-13', '2026-11-12', '2026-11-11', '2026-11-10']);
  });

  it('R3 a member on a break may claim, and owes no turnover that they could not play', async () => {
    const member = await loser(100_000);
    const { status } = await t.call('POST /api/auth/responsible-play/time-out', {
      as: member,
      body: { days: 7 },
    });
    expect(status).toBe(200);
    // A break ends all sessions; the member may log in again.
    const as = { ...member, token: (await openSession(t, member)).token };
    expect((await claim(as)).data.amount).toBe(50);
    expect(await requirements(as)).toEqual([]);
  });

  it('is not offered where the brand has switched it off, and the day is settled without a refund', async () => {
    const [, sibling] = t.brands.all;
    const as = await loser(100_000, { brand: sibling! });
    expect((await t.call(SHOW, { as, brand: sibling! })).error.code).toBe('FEATURE_OFF');
    const day = await t.db
      .selectFrom('game_days')
      .select(['refund', 'refund_level', 'refund_rate'])
      .where('member_id', '=', as.id)
      .executeTakeFirstOrThrow();
    expect(day).toEqual({ refund: 0, refund_level: null, refund_rate: null });
  });

  it('claims in seven queries and reads in three', async () => {
    const as = await loser(100_000);
    expect((await t.queries(() => show(as))).length).toBeLessThanOrEqual(3);
    expect((await t.queries(() => claim(as))).length).toBeLessThanOrEqual(7);
  });
});
