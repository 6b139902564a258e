import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { buildMember, type TestMember } from '#server/testing/builders';
import { goPlay, played, pull, pullOn } from '#server/testing/play';
import { scriptedGames, type ScriptedGames } from '#server/testing/scriptedGames';
import { testBrand } from '#server/testing/testBrands';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('play sessions', () => {
  let t: TestApp;
  let house: ScriptedGames;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    t.clock.set('2026-11-14T09:00:00+07:00');
    house = scriptedGames(`s${Math.floor(performance.now())}`);
    member = await buildMember(t);
    await goPlay(t, house, member, 100_000);
  });
  const at = (instant: string) => new Date(`${instant}+07:00`);
  const play = (instant: string, bet = 100, win = 50) => played(house, member, { bet, win, at: at(instant) });
  const rows = () =>
    t.db
      .selectFrom('game_sessions')
      .select(['rounds', 'bet', 'win', 'created_at', 'ended_at'])
      .where('member_id', '=', member.id)
      .orderBy('created_at')
      .execute();

  it('RTM-14 combines rounds until a pause of half an hour or midnight in Bangkok', async () => {
    play('2026-11-13T23:50:00', 1_000, 0);
    play('2026-11-14T00:05:00', 200, 700);
    play('2026-11-14T00:35:00', 300, 0);
    play('2026-11-14T01:05:01', 400, 0);
    await pull(t, house);
    expect(await rows()).toEqual([
      {
        rounds: 1,
        bet: 1_000,
        win: 0,
        created_at: at('2026-11-13T23:50:00'),
        ended_at: at('2026-11-13T23:50:00'),
      },
      {
        rounds: 2,
        bet: 500,
        win: 700,
        created_at: at('2026-11-14T00:05:00'),
        ended_at: at('2026-11-14T00:35:00'),
      },
      {
        rounds: 1,
        bet: 400,
        win: 0,
        created_at: at('2026-11-14T01:05:01'),
        ended_at: at('2026-11-14T01:05:01'),
      },
    ]);
  });

  it('RTM-14 later bookings, late rounds and repeated reports extend the same session', async () => {
    play('2026-11-14T08:30:00');
    await pullOn(t, house);
    play('2026-11-14T08:20:00');
    play('2026-11-14T08:40:00');
    await pull(t, house);
    await pull(t, house);
    expect(await rows()).toEqual([
      {
        rounds: 3,
        bet: 300,
        win: 150,
        created_at: at('2026-11-14T08:20:00'),
        ended_at: at('2026-11-14T08:40:00'),
      },
    ]);
  });

  it('RTM-14 M20 members list their own sessions by day, with the name that the provider lists', async () => {
    const listed = await testApp({
      brands: [testBrand('primary', { flags: { games: true } })],
      ports: { games: [house] },
    });
    try {
      listed.clock.set('2026-11-14T09:00:00+07:00');
      const [own, stranger] = [await buildMember(listed), await buildMember(listed)];
      await goPlay(listed, house, own, 100_000);
      for (const day of ['12', '13', '14'])
        played(house, own, { bet: 2_000, win: 550, at: at(`2026-11-${day}T08:00:00`) });
      await listed.db
        .insertInto('game_feeds')
        .values({ provider: house.id, read_until: at('2026-11-11T00:00:00') })
        .execute();
      await pullOn(listed, house);
      const list = async (as: TestMember, query = {}) =>
        (await listed.call('GET /api/auth/user/game/session', { as, query })).data;
      const all = await list(own);
      expect(all.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
        '2026-11-14',
        '2026-11-13',
        '2026-11-12',
      ]);
      expect(all[0]).toMatchObject({
        name: 'One',
        nameTh: 'หนึ่ง',
        gameCode: 'one',
        rounds: 1,
        bet: 20,
        win: 5.5,
      });
      expect(await list(own, { start: '2026-11-13', end: '2026-11-13' })).toEqual([all[1]]);
      expect(await list(own, { start: '2026-11-14', end: '2026-11-13' })).toEqual([]);
      expect(await list(stranger)).toEqual([]);
    } finally {
      await listed.close();
    }
  });

  it('RTM-14 concurrent bookings count each round in one session', async () => {
    for (let n = 0; n < 30; n += 1)
      played(house, member, { bet: 100, win: 50, at: new Date(t.clock.now().getTime() - n * MINUTE_MS) });
    await Promise.all(Array.from({ length: 8 }, () => pullOn(t, house).catch(() => undefined)));
    await pull(t, house);
    expect(await rows()).toMatchObject([{ rounds: 30, bet: 3_000, win: 1_500 }]);
  });
});
