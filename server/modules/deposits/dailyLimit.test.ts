import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#core/time/durations';
import { bahtToSatang } from '#core/money/money';
import { buildCompanyAccount, buildMember } from '#server/testing/builders';
import { newReference } from '#server/testing/slips';
import { testApp, type TestApp } from '#server/testing/testApp';
import { takeTransfer } from './takeTransfer';

type Account = Awaited<ReturnType<typeof buildCompanyAccount>>;

describe('daily limits of company accounts', () => {
  let t: TestApp;
  let [first, second]: [Account?, Account?] = [];
  beforeAll(async () => {
    t = await testApp({ connections: 40 });
  });
  afterAll(() => t.close());
  beforeEach(async () => {
    // A fresh day, so that no request of the test before counts.
    t.clock.advance(2 * DAY_MS);
    await t.db.updateTable('company_accounts').set({ status: 'RETIRED' }).execute();
    first = await buildCompanyAccount(t, t.brand, { dailyLimit: 100_000, order: 1 });
    second = await buildCompanyAccount(t, t.brand, { dailyLimit: 50_000, order: 2 });
  });

  const ask = async (amount: number) =>
    t.call('POST /api/auth/deposit-request', { as: await buildMember(t), body: { amount } });
  const accountOf = async (amount: number) => {
    const answer = await ask(amount);
    if (answer.status !== 200) return answer.error.code;
    return answer.data.bank.uuid === first?.id ? 'first' : 'second';
  };

  it('M25 a request goes to the first account whose limit leaves room, else it is refused', async () => {
    expect(await accountOf(600)).toBe('first');
    expect(await accountOf(450)).toBe('second');
    expect(await accountOf(300)).toBe('first');
    expect(await accountOf(300)).toBe('DEPOSIT_FULL');
    expect(await accountOf(1_001)).toBe('DEPOSIT_FULL');
  });

  it('M25 counts the exact amount to pay', async () => {
    // 0.01 baht at least is added, so 1,000 baht would exceed the limit.
    expect(await accountOf(1_000)).toBe('DEPOSIT_FULL');
    expect(await accountOf(999)).toBe('first');
  });

  it('M25 a cancelled or expired request returns its room, a credited one does not before midnight in Bangkok', async () => {
    const member = await buildMember(t);
    const request = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 900 } });
    expect(await accountOf(450)).toBe('second');
    await t.call('POST /api/auth/deposit-request/cancel', { as: member, body: { uuid: request.data.uuid } });
    const paid = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 900 } });
    expect(paid.data.bank.uuid).toBe(first?.id);
    await takeTransfer(
      t.db,
      t.brands,
      {
        sendingBank: '004',
        transRef: newReference(),
        to: { bankName: paid.data.bank.bankName, bankId: paid.data.bank.bankId },
        sender: { bankName: member.bankName, account: member.bankId, name: member.name },
        amount: bahtToSatang(paid.data.payAmount),
        transferredAt: t.clock.now(),
      },
      t.clock.now(),
    );
    // The request at the second account expires; the credit at the first one stays.
    t.clock.advance(HOUR_MS);
    expect(await accountOf(450)).toBe('second');
    expect(await accountOf(450)).toBe('DEPOSIT_FULL');
    t.clock.advance(DAY_MS);
    expect(await accountOf(450)).toBe('first');
  });

  it('M25 members see only accounts that can take the least deposit', async () => {
    const seen = async () => {
      const member = await buildMember(t);
      const { data } = await t.call('GET /api/auth/deposit/{uuid}', {
        as: member,
        params: { uuid: member.id },
      });
      return data.bank.map(({ uuid }) => uuid);
    };
    expect(await seen()).toEqual([first?.id, second?.id]);
    expect(await accountOf(999)).toBe('first');
    expect(await seen()).toEqual([second?.id]);
  });

  it('M25 of forty concurrent requests no more succeed than fit, in three rounds', async () => {
    for (let round = 0; round < 3; round += 1) {
      const members = await Promise.all(Array.from({ length: 40 }, () => buildMember(t)));
      const answers = await Promise.all(
        members.map((as) => t.call('POST /api/auth/deposit-request', { as, body: { amount: 100 } })),
      );
      const count = (id?: string) =>
        answers.filter((answer) => answer.status === 200 && answer.data.bank.uuid === id).length;
      // Each pays a little more than 100 baht: 9 of them fit 1,000 baht and 4 fit 500.
      expect([count(first?.id), count(second?.id)]).toEqual([9, 4]);
      const refused = answers.filter(({ status }) => status !== 200).map(({ error }) => error.code);
      expect(new Set(refused)).toEqual(new Set(['DEPOSIT_FULL']));
      t.clock.advance(2 * DAY_MS);
    }
  });

  it('M25 a paused account gets no request, and the transfer of its open one is credited', async () => {
    const member = await buildMember(t);
    const { data } = await t.call('POST /api/auth/deposit-request', { as: member, body: { amount: 500 } });
    for (const status of ['PAUSED', 'RETIRED'] as const)
      await t.db.updateTable('company_accounts').set({ status }).where('id', '=', data.bank.uuid).execute();
    expect(await accountOf(100)).toBe('second');
    t.clock.advance(MINUTE_MS);
    const taken = await takeTransfer(
      t.db,
      t.brands,
      {
        sendingBank: '004',
        transRef: newReference(),
        to: { bankName: data.bank.bankName, bankId: data.bank.bankId },
        sender: { bankName: member.bankName, account: member.bankId, name: member.name },
        amount: bahtToSatang(data.payAmount),
        transferredAt: t.clock.now(),
      },
      t.clock.now(),
    );
    expect(taken).toBe('MATCHED');
  });
});
