import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, type TestMember } from '#server/testing/builders';
import { scriptedGame, scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const OPEN = 'POST /api/auth/user/opengame';
const flags = { flags: { games: true } };

describe('lists of games', () => {
  let t: TestApp;
  let member: TestMember;
  const house = scriptedGames('lists');
  beforeAll(async () => {
    house.list = [
      scriptedGame({ code: 'b', order: 2, hot: true }),
      scriptedGame({ code: 'a', order: 1 }),
      scriptedGame({ code: 'cards', category: 'card', slot: 'SALA', status: 'MA', order: 3 }),
      scriptedGame({ code: 'closed', slot: 'SG', order: 4 }),
    ];
    const providers = { SG: { open: false } };
    t = await testApp({ brands: [testBrand('primary', { ...flags, providers })], ports: { games: [house] } });
    member = await buildMember(t);
  });
  afterAll(() => t.close());
  const category = async (gameCate: 'slot' | 'card' | 'hot' | 'sport') =>
    (await t.call('GET /api/auth/user/games/{gameCate}', { as: member, params: { gameCate } })).data;

  it('API-113 ENT-18 shows four slot providers, closed when nothing is playable', async () => {
    expect((await category('slot')).map(({ slot, status, hot }) => [slot, status, hot])).toEqual([
      ['JK', 'ON', true],
      ['AC', 'MA', false],
      ['SG', 'MA', false],
      ['XE', 'MA', false],
    ]);
  });

  it('API-113 shows the games of any other category, or an empty list', async () => {
    expect(await category('card')).toMatchObject([{ code: 'cards', status: 'MA', image: 'cat-card.svg' }]);
    expect((await category('hot')).map(({ code }) => code)).toEqual(['b']);
    expect(await category('sport')).toEqual([]);
  });

  it('API-112 RTM-28 lists a provider’s games in order; an unknown provider is not found', async () => {
    const list = (slot: string) =>
      t.call('POST /api/auth/user/game/list', { as: member, body: { type: 'slot', slot } });
    expect((await list('JK')).data.map(({ code, status }) => [code, status])).toEqual([
      ['a', 'ON'],
      ['b', 'ON'],
    ]);
    expect((await list('SG')).data).toMatchObject([{ code: 'closed', status: 'MA' }]);
    expect((await list('AC')).data).toEqual([]);
    expect((await list('ZZ')).error.code).toBe('NOT_FOUND');
    expect((await t.queries(() => list('JK'))).length).toBeLessThanOrEqual(1);
  });

  it('RTM-28 a provider closed by the brand opens no game', async () => {
    const body = { type: 'slot', slot: 'SG', platform: 'DSK' } as const;
    expect((await t.call(OPEN, { as: member, body })).error).toMatchObject({
      status: 409,
      code: 'GAME_MAINTENANCE',
    });
  });

  it('W6 an unavailable provider shows its last list; one without any list is an error', async () => {
    house.list = new Error('away');
    expect(await category('hot')).toHaveLength(1);
    const silent = scriptedGames('silent');
    silent.list = new Error('away');
    const app = await testApp({ brands: [testBrand('primary', flags)], ports: { games: [silent] } });
    try {
      const stranger = await buildMember(app);
      const { error } = await app.call('GET /api/auth/user/games/{gameCate}', {
        as: stranger,
        params: { gameCate: 'hot' },
      });
      expect([error.status, error.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(
        (await app.call('GET /api/auth/user/detail/{uuid}', { as: stranger, params: { uuid: stranger.id } }))
          .status,
      ).toBe(200);
    } finally {
      await app.close();
    }
  });
});

describe('game categories hidden by the brand', () => {
  let t: TestApp;
  let member: TestMember;
  const house = scriptedGames('shown');
  const shown = testBrand('primary', { ...flags, gameCategories: ['slot', 'hot'] });
  const switchedOff = testBrand('sibling', { flags: { games: false } });
  beforeAll(async () => {
    house.list = [
      scriptedGame({ code: 'naga', name: 'Naga Gold', nameTh: 'นาคาทองคำ', hot: true, order: 1 }),
      scriptedGame({ code: 'draw', category: 'lotto', slot: 'SALA', hot: true, order: 2 }),
      scriptedGame({ code: 'closed', slot: 'SG', status: 'MA', order: 3 }),
    ];
    t = await testApp({ brands: [shown, switchedOff], ports: { games: [house] } });
    member = await buildMember(t, { credit: 50_000 });
  });
  afterAll(() => t.close());
  const category = (gameCate: 'lotto' | 'hot') =>
    t.call('GET /api/auth/user/games/{gameCate}', { as: member, params: { gameCate } });

  it('RTM-25 API-113 are not listed, and their games are not among the popular ones', async () => {
    expect((await category('lotto')).error.code).toBe('NOT_FOUND');
    expect((await category('hot')).data.map(({ code }) => code)).toEqual(['naga']);
  });

  it.each(['lotto', 'hot'] as const)(
    'API-112 the games of a provider in them are not found as %s',
    async (type) => {
      const body = { type, slot: 'SALA' };
      const answer = await t.call('POST /api/auth/user/game/list', { as: member, body });
      expect(answer.error.code).toBe('NOT_FOUND');
    },
  );

  it.each(['lotto', 'hot'] as const)(
    'API-111 a game in them does not open as %s, and no credit leaves',
    async (type) => {
      const body = { type, slot: 'SALA', gameCode: 'draw', platform: 'DSK' } as const;
      expect((await t.call(OPEN, { as: member, body })).error.code).toBe('NOT_FOUND');
      expect(house.asked).toEqual([]);
    },
  );

  it('LAY-12 visitors get names and covers of all visible games, each once in its category', async () => {
    const { data } = await t.call('GET /api/game', { brand: shown });
    expect(data).toEqual([
      {
        category: 'slot',
        code: 'naga',
        slot: 'JK',
        name: 'Naga Gold',
        nameTh: 'นาคาทองคำ',
        image: shown.art.categories.slot,
        status: 'ON',
      },
      expect.objectContaining({ code: 'closed', status: 'MA' }),
    ]);
  });

  it('LAY-12 a brand without games returns no names', async () => {
    expect((await t.call('GET /api/game', { brand: switchedOff })).error.code).toBe('FEATURE_OFF');
  });
});
