import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { buildMember, type TestMember } from '#server/testing/builders';
import { scriptedGame, scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const gameCategories = ['slot', 'card', 'casino', 'hot'] as const;

describe('games that members play', () => {
  let t: TestApp;
  let member: TestMember;
  const house = scriptedGames('played');
  beforeAll(async () => {
    const brand = testBrand('primary', { flags: { games: true }, gameCategories: [...gameCategories] });
    t = await testApp({ brands: [brand], ports: { games: [house] } });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    // Nothing of an earlier test counts, because it is older than the time of popularity.
    t.clock.advance(8 * DAY_MS);
    house.list = [
      scriptedGame({ code: 'marked', order: 1, hot: true }),
      scriptedGame({ code: 'one', order: 2 }),
      scriptedGame({ code: 'two', slot: 'AC', order: 3 }),
      scriptedGame({ code: 'cards', category: 'card', slot: 'SALA', order: 4 }),
      scriptedGame({ code: 'closed', status: 'MA', hot: true, order: 5 }),
    ];
    member = await buildMember(t);
  });
  const open = (gameCode: string, slot = 'JK', as = member) =>
    t.call('POST /api/auth/user/opengame', {
      as,
      body: { type: gameCode === 'cards' ? 'card' : 'slot', slot, gameCode, platform: 'AND' },
    });
  const recent = async (as = member) =>
    (await t.call('GET /api/auth/user/game/recent', { as })).data.map(({ code }) => code);
  const popular = async () =>
    (await t.call('GET /api/auth/user/game/popular', { as: member })).data.map(({ code }) => code);
  const later = () => t.clock.advance(60_000);

  it('lists the games that a member opened, the latest first and each once, with its own category', async () => {
    expect(await recent()).toEqual([]);
    for (const [code, slot] of [['one'], ['cards', 'SALA'], ['two', 'AC'], ['one']] as const) {
      await open(code, slot);
      later();
    }
    expect(await recent()).toEqual(['one', 'two', 'cards']);
    const { data } = await t.call('GET /api/auth/user/game/recent', { as: member });
    expect(data[2]).toMatchObject({ category: 'card', slot: 'SALA', image: 'cat-card.svg', status: 'ON' });
    expect(await recent(await buildMember(t))).toEqual([]);
  });

  it('does not list a game that could not be opened', async () => {
    expect((await open('closed')).error).toMatchObject({ code: 'GAME_MAINTENANCE' });
    expect(await recent()).toEqual([]);
  });

  it('ranks the games by players of the last seven days, then lists the games that the catalogue marks', async () => {
    expect(await popular()).toEqual(['marked']);
    const others = [await buildMember(t), await buildMember(t)];
    for (const other of others) await open('two', 'AC', other);
    // Opened often by one player, which counts once.
    for (let times = 0; times < 4; times += 1) await open('one');
    expect(await popular()).toEqual(['two', 'one', 'marked']);
    t.clock.advance(8 * DAY_MS);
    member = await buildMember(t);
    expect(await popular()).toEqual(['marked']);
  });

  it('stores favourites for the member, and repeating a call changes nothing', async () => {
    const mark = (gameCode: string, isFavourite: boolean, as = member) =>
      t.call('POST /api/auth/user/game/favourite', { as, body: { slot: 'JK', gameCode, isFavourite } });
    const favourites = async (as = member) =>
      (await t.call('GET /api/auth/user/game/favourite', { as })).data.map(({ code }) => code);
    await open('one');
    await mark('one', true);
    later();
    await Promise.all(Array.from({ length: 8 }, () => mark('marked', true)));
    later();
    expect((await mark('one', true)).data).toEqual({ isFavourite: true });
    expect(await favourites()).toEqual(['marked', 'one']);
    expect(await recent()).toEqual(['one']);
    expect(await favourites(await buildMember(t))).toEqual([]);
    for (const code of ['one', 'one', 'marked', 'unknown']) await mark(code, false);
    expect(await favourites()).toEqual([]);
    expect(await recent()).toEqual(['one']);
    expect((await mark('unknown', true)).error.code).toBe('NOT_FOUND');
    const devices = await Promise.all(Array.from({ length: 12 }, (_, n) => mark('marked', n % 2 === 0)));
    expect(devices.map(({ status }) => status)).toEqual(devices.map(() => 200));
  });

  it('many simultaneous openings of one game leave one entry', async () => {
    await Promise.all(Array.from({ length: 12 }, () => open('one')));
    expect(await recent()).toEqual(['one']);
    const rows = await t.db
      .selectFrom('member_games')
      .select('game')
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toEqual([{ game: 'one' }]);
  });
});
