import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { buildMember, giveCredit, type TestMember } from '#server/testing/builders';
import { pull } from '#server/testing/play';
import { scriptedGame, type ScriptedGames } from '#server/testing/scriptedGames';
import type { TestApp } from '#server/testing/testApp';
import { brandOf, turnoverTools } from '#server/testing/turnoverTools';

const once = { multiple: 1, of: 'BONUS' } as const;
const primary = brandOf('primary', {});
const weighted = brandOf('weighted', {
  window1: { ...once, games: ['slot', 'casino'] },
  weights: { casino: 10 },
});
const off = brandOf('off', { window1: { multiple: 0 } });
const noGames = brandOf('no-games', {}, { flags: { games: false } });
const spins = brandOf(
  'spins',
  {},
  {
    wheel: {
      cost: 10,
      freePerDay: 5,
      prizes: [
        { id: 'ten', label: { th: 'สิบ', en: 'Ten' }, type: 'CREDIT', value: 10, weight: 1, stock: null },
        { id: 'ten-too', label: { th: 'สิบ', en: 'Ten' }, type: 'CREDIT', value: 10, weight: 1, stock: null },
      ],
    },
  },
);

describe('turnover', () => {
  const tools = turnoverTools([primary, weighted, off, noGames, spins]);
  const { as, withdraw, everything, leftOf, deposit, requirements, toGame, home, play, balance } = tools;
  let t: TestApp;
  let member: TestMember;
  let house: ScriptedGames;
  beforeEach(() => {
    ({ t, member, house } = tools.current());
  });

  it('M16 a deposit of 5,000.25 gives 500, and nothing can be withdrawn before the turnover', async () => {
    await deposit(5_000.25);
    expect(await balance()).toBe(550_025);
    // Five times the deposit and the bonus.
    expect(await leftOf(withdraw(5_500))).toBe(27_501.25);
    expect(await leftOf(withdraw(1))).toBe(27_501.25);
    expect(await leftOf(everything())).toBe(27_501.25);
    expect(await balance()).toBe(550_025);
    expect(await requirements()).toEqual([
      {
        source: 'BONUS',
        given: 50_000,
        deposit: 500_025,
        required: 2_750_125,
        progress: 0,
        status: 'OPEN',
        taken: 0,
      },
    ]);
  });

  it('M16 settled rounds count once despite repeated reports, and allow the withdrawal at the last satang', async () => {
    await deposit(1_000.25);
    const required = 5 * (100_025 + 10_002);
    await toGame();
    await play(required - 1, { win: required });
    await pull(t, house);
    await pull(t, house);
    await home();
    expect(await requirements()).toMatchObject([{ progress: required - 1, status: 'OPEN' }]);
    expect(await leftOf(withdraw(100))).toBe(0.01);
    await toGame();
    await play(100, { win: 0 });
    await home();
    expect(await requirements()).toMatchObject([{ progress: required, status: 'MET' }]);
    expect((await withdraw(100)).status).toBe(200);
  });

  it('M16 draws, cancelled bets, and rounds before the bonus or after its end do not count', async () => {
    const before = t.clock.now();
    await deposit(1_000.25);
    await toGame();
    await play(50_000, { win: 50_000 });
    await play(50_000, { at: new Date(before.getTime() - 1) });
    expect(await requirements()).toMatchObject([{ progress: 0 }]);
    const end = t.clock.now().getTime() + 7 * DAY_MS;
    t.clock.set(new Date(end + 60_000));
    await play(100, { at: new Date(end) });
    expect(await requirements()).toMatchObject([{ progress: 0 }]);
    await play(300, { at: new Date(end - 1) });
    expect(await requirements()).toMatchObject([{ progress: 300 }]);
  });

  it('M16 fills the oldest requirement first, and the next one with the rest of a bet', async () => {
    await deposit(1_000.25);
    t.clock.advance(DAY_MS);
    await giveCredit(t, member, 100_000 - ((await balance()) % 100));
    await deposit(500.25);
    const [first, second] = await requirements();
    await toGame();
    await play((first?.required ?? 0) + 7);
    expect(await requirements()).toMatchObject([
      { status: 'MET', progress: first?.required },
      { status: 'OPEN', progress: 7 },
    ]);
    expect(await leftOf(withdraw(1))).toBe(((second?.required ?? 0) - 7) / 100);
  });

  it('a bet counts by the category of its game, and at the lowest weight for an unknown game', async () => {
    const one = await buildMember(t, { brand: weighted });
    await deposit(1_000.25, one);
    house.list = [
      scriptedGame(),
      scriptedGame({ code: 'table', category: 'casino', slot: 'X' }),
      scriptedGame({ code: 'ball', category: 'sport', slot: 'Y' }),
      scriptedGame({ code: 'both' }),
      scriptedGame({ code: 'both', category: 'casino', slot: 'X' }),
    ];
    await toGame(one);
    const progress = async () => (await requirements(one))[0]?.progress;
    for (const [game, bet, expected] of [
      ['one', 100, 100],
      ['table', 109, 110],
      ['ball', 1_000, 110],
      ['gone', 1_000, 110],
      ['both', 1_000, 210],
    ] as const) {
      await play(bet, { one, game, win: 0 });
      expect([game, await progress()]).toEqual([game, expected]);
    }
  });

  it('opens no requirement where the brand demands none or has no games', async () => {
    for (const brand of [off, noGames]) {
      const one = await buildMember(t, { brand });
      await deposit(5_000.25, one);
      expect((await withdraw(5_500, one)).status).toBe(200);
      expect(await requirements(one)).toEqual([]);
    }
  });

  it('credit from the wheel and the check-in has turnover of one, which blocks paid plays', async () => {
    const one = await buildMember(t, { brand: spins, credit: 10_000 });
    const spin = async () =>
      t.call('POST /api/auth/wheel/reward', { as: await as(one), brand: spins, body: {} });
    expect((await spin()).status).toBe(200);
    expect((await spin()).error).toMatchObject({ code: 'TURNOVER_NOT_REACHED', params: { n: 10 } });
    await t.call('POST /api/auth/game/check-in', { as: await as(one), brand: spins, body: {} });
    const all = await requirements(one);
    expect(all.map(({ source, given, required }) => [source, given === required])).toEqual([
      ['WHEEL', true],
      ['CHECK_IN', true],
    ]);
    await toGame(one);
    const left = all.reduce((sum, { required }) => sum + required, 0);
    await play(left, { one, win: 0 });
    await home(one);
    expect((await spin()).status).toBe(200);
  });
});
