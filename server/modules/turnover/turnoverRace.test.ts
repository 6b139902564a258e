import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { inTransaction } from '#server/platform/db/transaction';
import { credit } from '#server/modules/deposits/credit';
import { finishTransfer } from '#server/modules/games/finishTransfer';
import { startTransferIn } from '#server/modules/games/startTransfer';
import { uuidv7 } from '#server/platform/id';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildCompanyAccount, buildMember, type TestMember } from '#server/testing/builders';
import { jobDeps } from '#server/testing/jobDeps';
import { played, pull } from '#server/testing/play';
import { scriptedGames } from '#server/testing/scriptedGames';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { sweepTurnover } from './expire';

const brand = testBrand('racing', {
  flags: { games: true },
  limits: { withdrawMin: 1 },
  levels: { '1': { withdraw: { perDay: null, perTx: null, countPerDay: null } } },
  bonus: {
    bonusRate: 10,
    bonusTimeStart: '00:00:00',
    bonusTimeEnd: '23:59:59',
    endNumberBonus: 0,
    bonusMax: 500,
  },
  turnover: { window1: { multiple: 1, of: 'BONUS' } },
});
const ROUNDS = 15;

describe('concurrent turnover and withdrawals', () => {
  let t: TestApp;
  let companyAccountId: string;
  beforeAll(async () => {
    t = await testApp({ brands: [brand], connections: 40 });
    companyAccountId = (await buildCompanyAccount(t)).id;
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const withdraw = (member: TestMember, amount: number) =>
    t.call('POST /api/auth/withdraw/{uuid}', { as: member, params: { uuid: member.id }, body: { amount } });
  const deposit = (member: TestMember, amount: number) =>
    inTransaction(t.db, (trx) =>
      credit(trx, {
        brand,
        memberId: member.id,
        companyAccountId,
        amount,
        reference: { type: 'SLIP', id: uuidv7() },
        origin: { actor: { kind: 'SYSTEM' }, action: 'slip.credit', now: t.clock.now() },
      }),
    );
  const requirement = (member: TestMember) =>
    t.db
      .selectFrom('turnover_requirements')
      .selectAll()
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
  const times = <T>(count: number, work: (n: number) => T): T[] =>
    Array.from({ length: count }, (_, n) => work(n));

  it('M1 M16 a withdrawal cannot take a bonus posted concurrently', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await buildMember(t, { credit: 10_000 });
      const [, ...answers] = await Promise.all([
        deposit(member, 100_000),
        ...times(8, (n) => withdraw(member, n % 2 === 0 ? 1_100 : 150)),
      ]);
      // Everything above the initial 100 baht comes from the deposit, whose bonus must be staked first.
      expect(answers.map(({ status }) => status)).not.toContain(200);
      expect((await readBalance(t.db, brand.id, member.id)).available).toBe(120_000);
    }
  });

  it('M1 M16 a withdrawal succeeds only after the last satang is settled, despite repeated reports', async () => {
    const house = scriptedGames();
    for (let round = 0; round < ROUNDS; round += 1) {
      const member = await buildMember(t, { credit: 0 });
      await deposit(member, 100_000);
      const { required } = await requirement(member);
      const now = t.clock.now();
      const player = { brandId: brand.id, memberId: member.id };
      // Part of the credit is in a game wallet; the remainder can be withdrawn throughout.
      const transfer = await inTransaction(t.db, (trx) =>
        startTransferIn(trx, { player, provider: house.id, now }),
      );
      if (transfer) await finishTransfer(t, house, transfer, { actor: { kind: 'SYSTEM' }, now });
      await t.db.transaction().execute((trx) =>
        credit(trx, {
          brand: { ...brand, flags: { ...brand.flags, promotion: false } },
          ...{ memberId: member.id, companyAccountId, amount: 50_000 },
          reference: { type: 'SLIP', id: uuidv7() },
          origin: { actor: { kind: 'SYSTEM' }, action: 'slip.credit', now },
        }),
      );
      played(house, member, { bet: required - 1, win: 0, at: now });
      const early = await Promise.all([
        ...times(3, () => pull(t, house)),
        ...times(6, () => withdraw(member, 100)),
      ]);
      const codes = early.flatMap((answer) =>
        answer && answer.status !== 200 ? [answer.error.code] : answer ? ['OK'] : [],
      );
      expect(new Set(codes)).toEqual(new Set(['TURNOVER_NOT_REACHED']));
      expect((await requirement(member)).progress).toBe(required - 1);
      played(house, member, { bet: 1, win: 0, at: now });
      await Promise.all([...times(3, () => pull(t, house)), ...times(6, () => withdraw(member, 100))]);
      expect(await requirement(member)).toMatchObject({ status: 'MET', progress: required });
      const last = await withdraw(member, 100);
      expect(['OK', 'WITHDRAW_PENDING_EXISTS']).toContain(last.status === 200 ? 'OK' : last.error.code);
    }
  });

  it('M16 concurrent withdrawals and sweeps take an expired bonus back once', async () => {
    const was = t.clock.now();
    for (let round = 0; round < ROUNDS; round += 1) {
      t.clock.set(was);
      const member = await buildMember(t, { credit: 0 });
      await deposit(member, 100_000);
      const { expires_at, given } = await requirement(member);
      t.clock.set(new Date(expires_at.getTime() + 600_000));
      await t.db
        .updateTable('sessions')
        .set({ last_used_at: t.clock.now(), expires_at: new Date(t.clock.now().getTime() + HOUR_MS) })
        .where('member_id', '=', member.id)
        .execute();
      await Promise.all([
        ...times(4, () => sweepTurnover(jobDeps(t, { games: [] }))),
        ...times(4, () => withdraw(member, 1_050)),
      ]);
      expect(await requirement(member)).toMatchObject({ status: 'EXPIRED', taken: given });
      const { available, held } = await readBalance(t.db, brand.id, member.id);
      expect([available, held]).toEqual([100_000, 0]);
    }
    t.clock.set(was);
  });
});
