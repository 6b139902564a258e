import { beforeEach, expect } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import { inTransaction } from '#server/platform/db/transaction';
import { cashOutAll } from '#server/modules/games/cashOutAll';
import { finishTransfer } from '#server/modules/games/finishTransfer';
import { startTransferIn } from '#server/modules/games/startTransfer';
import { sweepTurnover } from '#server/modules/turnover/expire';
import { buildCompanyAccount, openSession, type TestMember } from './builders';
import { depositTools } from './depositTools';
import { jobDeps } from './jobDeps';
import { played, pull } from './play';
import { scriptedGames } from './scriptedGames';
import type { TestApp } from './testApp';
import { testBrand } from './testBrands';

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

/** A brand whose deposits of so many baht and 25 satang earn a tenth, at any hour, with these rules of turnover. */
export const brandOf = (
  id: string,
  turnover: NonNullable<BrandFile['turnover']>,
  more: Partial<BrandFile> = {},
) => testBrand(id, { ...values, ...more, turnover });

/** Deposits with a bonus, game play, and withdrawals blocked by turnover. Call it in a `describe`. */
export function turnoverTools(brands: readonly Brand[]) {
  const tools = depositTools(brands);
  let t: TestApp;
  let member: TestMember;
  let house = scriptedGames();
  beforeEach(() => {
    ({ t, member } = tools.current());
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
    const slip = await tools.verifiedSlip(tools.transferOf(baht), one, await accountOf(one.brand));
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
    const origin = { actor: { kind: 'MEMBER', id: one.id }, now: t.clock.now() } as const;
    await cashOutAll({ db: t.db, ports }, { player, origin });
  };
  /** Rounds that change the balance by one satang only. */
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
  return {
    current: () => ({ t, member, house }),
    ...{ as, withdraw, everything, leftOf, deposit, requirements, toGame, home, play, sweep },
    balance: tools.balance,
  };
}
