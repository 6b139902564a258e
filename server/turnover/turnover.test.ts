import { beforeEach, describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import { inTransaction } from '#server/db/transaction';
import { bringHome } from '#server/games/bringHome';
import { finishTransfer } from '#server/games/finishTransfer';
import { startTransferIn } from '#server/games/startTransfer';
import { buildCompanyAccount, buildMember, giveCredit, openSession } from '#server/testing/builders';
import type { TestMember } from '#server/testing/builders';
import { depositDesk } from '#server/testing/depositDesk';
import { jobDeps } from '#server/testing/jobDeps';
import { played, pull } from '#server/testing/play';
import { scriptedGame, scriptedGames } from '#server/testing/scriptedGames';
import { testBrand } from '#server/testing/testBrands';
import type { TestApp } from '#server/testing/testApp';
import { sweepTurnover } from './sweepTurnover';

const values = {
  flags: { games: true, wheel: true, checkIn: true },
  bonus: {
    bonusRate: 10,
    bonusTimeStart: '00:00:00',
    bonusTimeEnd: '23:59:59',
    endNumberBonus: 25,
    bonusRate2: 0,
    bonusMax: 500,
  },
  limits: { withdrawMin: 1 },
  checkIn: { gives: 'CREDIT', day1: 5 },
  levels: { '1': { withdraw: { perDay: null, perTx: null, countPerDay: null } } },
} as const satisfies Partial<BrandFile>;

const brandOf = (id: string, turnover: NonNullable<BrandFile['turnover']>, more: Partial<BrandFile> = {}) =>
  testBrand(id, { ...values, ...more, turnover });

const once = { multiple: 1, of: 'BONUS' } as const;
const primary = brandOf('primary', {});
const lapses = brandOf('lapses', { window1: { ...once, atExpiry: 'LAPSE' } });
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
const DAY_MS = 86_400_000;

describe('turnover', () => {
  const desk = depositDesk([primary, lapses, weighted, off, noGames, spins]);
  let t: TestApp;
  let member: TestMember;
  let house = scriptedGames();
  beforeEach(() => {
    ({ t, member } = desk.current());
    house = scriptedGames();
    t.clock.set('2026-11-14T12:00:00+07:00');
  });

  const as = async (one: TestMember) => ({ ...one, ...(await openSession(t, one)) });
  const withdraw = async (amount: number, one = member) =>
    t.call('POST /api/auth/withdraw/{uuid}', {
      as: await as(one),
      brand: one.brand,
      params: { uuid: one.id },
      body: { amount },
    });
  const everything = async (one = member) => {
    const { id: uuid, bankId } = one;
    const bankName = one.bankName as 'KBANK';
    return t.call('POST /api/auth/user/transfer/to/bank', {
      as: await as(one),
      brand: one.brand,
      body: { uuid, bankId, bankName },
    });
  };
  /** Baht that a refused withdrawal names; 0 when it is accepted. */
  const leftOf = async (answer: ReturnType<typeof withdraw> | ReturnType<typeof everything>) => {
    const { status, error } = await answer;
    if (status === 200) return 0;
    expect(error.code).toBe('TURNOVER_NOT_REACHED');
    return error.params?.['n'];
  };
  const accountOf = async (brand: Brand) => {
    const found = await t.db
      .selectFrom('company_accounts')
      .select('id')
      .where('brand_id', '=', brand.id)
      .executeTakeFirst();
    return found?.id ?? (await buildCompanyAccount(t, brand)).id;
  };
  /** A slip that earns the bonus of the window. @param baht ends in .25. */
  const deposit = async (baht: number, one = member) => {
    const slip = await desk.verifiedSlip(desk.transferOf(baht), one, await accountOf(one.brand));
    const { status } = await t.call('POST /api/auth/slip/confirm', {
      as: await as(one),
      brand: one.brand,
      body: { slipUuid: slip.id },
    });
    expect(status).toBe(200);
  };
  const requirements = (one = member) =>
    t.db
      .selectFrom('turnover_requirements')
      .select(['source', 'given', 'deposit', 'required', 'progress', 'status', 'taken'])
      .where('member_id', '=', one.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const toGame = async (one = member) => {
    const now = t.clock.now();
    const player = { brandId: one.brand.id, memberId: one.id };
    const transfer = await inTransaction(t.db, (trx) =>
      startTransferIn(trx, { player, provider: house.id, now }),
    );
    if (transfer) await finishTransfer(t, house, transfer, { actor: { kind: 'SYSTEM' }, now });
  };
  const home = async (one = member) => {
    const ports = jobDeps(t, { games: [house] }).ports;
    const player = { brandId: one.brand.id, memberId: one.id };
    const by = { actor: { kind: 'MEMBER', id: one.id }, now: t.clock.now() } as const;
    await bringHome({ db: t.db, ports }, { player, by });
  };
  /** Rounds that lose nothing and win nothing but for a satang. */
  const play = async (
    bet: number,
    { one = member, win = bet - 1, at = t.clock.now(), game = 'one' } = {},
  ) => {
    played(house, one, { bet, win, at });
    const round = house.played.at(-1);
    if (round) house.played.splice(-1, 1, { ...round, game });
    await pull(t, house);
  };
  const sweep = () => sweepTurnover(jobDeps(t, { games: [house] }));

  it('M16 a deposit of 5,000.25 gives 500, and nothing may be withdrawn before it is played', async () => {
    await deposit(5_000.25);
    expect(await desk.balance()).toBe(550_025);
    // Five times the deposit and the bonus.
    expect(await leftOf(withdraw(5_500))).toBe(27_501.25);
    expect(await leftOf(withdraw(1))).toBe(27_501.25);
    expect(await leftOf(everything())).toBe(27_501.25);
    expect(await desk.balance()).toBe(550_025);
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

  it('M16 settled play counts once, however often it is reported, and opens the withdrawal at the last satang', async () => {
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

  it('M16 a draw or a cancelled bet, play before the bonus and play after its end count for nothing', async () => {
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

  it('M16 fills the oldest requirement first, and gives the next one what is left of a bet', async () => {
    await deposit(1_000.25);
    t.clock.advance(DAY_MS);
    await giveCredit(t, member, 100_000 - ((await desk.balance()) % 100));
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

  it('a bet counts by the category of its game, one of an unknown game like the least', async () => {
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

  it('an expired bonus is taken back as far as it is left, and never before play of the last minutes is known', async () => {
    await deposit(1_000.25);
    const end = t.clock.now().getTime() + 7 * DAY_MS;
    t.clock.set(new Date(end + 600_000 - 1));
    await sweep();
    expect(await leftOf(withdraw(100))).toBeGreaterThan(0);
    t.clock.advance(1);
    await sweep();
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
    expect(await desk.balance()).toBe(100_025);
    expect((await withdraw(1_000)).status).toBe(200);
  });

  it('an expiry that nobody swept takes effect in the withdrawal', async () => {
    await deposit(1_000.25);
    t.clock.advance(7 * DAY_MS + 600_000);
    expect((await everything()).data.amount).toBe(1_000);
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
    expect(await desk.balance()).toBe(25);
  });

  it('an expired bonus waits for credit that is in a game', async () => {
    await deposit(1_000.25);
    await toGame();
    t.clock.advance(7 * DAY_MS + 600_000);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
    await home();
    t.clock.advance(60_000);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'EXPIRED', taken: 10_002 }]);
  });

  it('a requirement that lapses ends to the millisecond, and the bonus stays', async () => {
    const one = await buildMember(t, { brand: lapses });
    await deposit(1_000.25, one);
    t.clock.advance(7 * DAY_MS - 1);
    expect(await leftOf(withdraw(1_100, one))).toBe(100.02);
    t.clock.advance(1);
    expect((await withdraw(1_100, one)).status).toBe(200);
    await sweep();
    expect(await requirements(one)).toMatchObject([{ status: 'EXPIRED', taken: 0 }]);
  });

  it('a loss of everything ends it, but not while a house has credit that the ledger does not know of', async () => {
    await deposit(1_000.25);
    await toGame();
    const all = 110_027;
    house.wallets.set(member.id, all + 5_000);
    await play(all, { win: 0 });
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
    house.wallets.set(member.id, 99);
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'LOST' }]);
    await giveCredit(t, member, 10_000);
    expect((await withdraw(100)).status).toBe(200);
  });

  it('credit of 1 baht is no loss of everything', async () => {
    await deposit(1_000.25);
    await toGame();
    await play(110_027 - 100, { win: 0 });
    await sweep();
    expect(await requirements()).toMatchObject([{ status: 'OPEN' }]);
  });

  it('nothing is asked where the brand asks for nothing, or has no games', async () => {
    for (const brand of [off, noGames]) {
      const one = await buildMember(t, { brand });
      await deposit(5_000.25, one);
      expect((await withdraw(5_500, one)).status).toBe(200);
      expect(await requirements(one)).toEqual([]);
    }
  });

  it('credit from the wheel and the check-in is played once, and a price to pay waits for it', async () => {
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
