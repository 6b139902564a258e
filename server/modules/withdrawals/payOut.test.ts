import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS } from '#core/time/durations';
import { readBalance } from '#server/modules/ledger/accounts';
import type { PayoutResult } from '#server/providers/ports/payouts';
import { buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { jobDeps } from '#server/testing/jobDeps';
import { eventually } from '#server/testing/eventually';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { payOut } from './payOut';

const PAID: PayoutResult = { status: 'PAID' };
const PENDING: PayoutResult = { status: 'PENDING' };

describe('payouts', () => {
  const bank = scriptedPayouts();
  let t: TestApp;
  let staff: ReturnType<typeof withdrawalStaff>;
  beforeAll(async () => {
    t = await testApp({ ports: { payouts: bank } });
  });
  beforeEach(async () => {
    // Ends unpaid withdrawals of earlier tests.
    await t.db.updateTable('withdrawals').set({ payout_at: null }).execute();
    staff = withdrawalStaff(t, await buildStaff(t, 'operator'));
    bank.answer = PENDING;
    bank.asked.length = 0;
  });
  afterAll(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
    await t.close();
  });

  const sweep = () => payOut(jobDeps(t, { payouts: bank }));
  const begin = async () => {
    const member = await buildMember(t, { credit: 100_000 });
    const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 300 },
    });
    return { member, id: data.uuid };
  };
  const statusOf = async (id: string) =>
    (await t.db.selectFrom('withdrawals').select('status').where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  const balanceOf = (member: TestMember) => readBalance(t.db, member.brand.id, member.id);
  const actions = async (id: string) =>
    (
      await t.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).orderBy('id').execute()
    ).map(({ action }) => action);

  it('M12 an approved withdrawal is paid without anybody asking again', async () => {
    const { member, id } = await begin();
    bank.answer = PAID;
    expect((await staff.approve(id)).data.status).toBe('PROCESSING');
    await eventually(() => statusOf(id)).toBe('SUCCESS');
    expect(bank.asked).toEqual([
      {
        ...{ id, reference: id, amount: 30_000, bankName: 'KBANK', bankId: member.bankId },
        accountName: member.name,
      },
    ]);
    expect(await balanceOf(member)).toEqual({ available: 70_000, held: 0 });
    expect(await actions(id)).toEqual(['withdrawal.request', 'withdrawal.approve', 'withdrawal.paid']);
  });

  it('ST-22 fails with the message of a bank that refuses it, while the amount remains held', async () => {
    const { member, id } = await begin();
    bank.answer = { status: 'FAILED', reason: 'บัญชีปลายทางปิดแล้ว' };
    await staff.approve(id);
    await eventually(() => statusOf(id)).toBe('FAILED');
    expect(await balanceOf(member)).toEqual({ available: 70_000, held: 30_000 });
    const { data } = await t.call('GET /api/auth/withdraw/withdraw-request/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    expect(data).toMatchObject([{ uuid: id, reason: 'บัญชีปลายทางปิดแล้ว' }]);
  });

  it('M9 a crash after the approval or after the payment is made good by the next sweep, and pays once', async () => {
    const { member, id } = await begin();
    const paidAtBank = new Set<string>();
    bank.answer = ({ id: order }) => {
      paidAtBank.add(order);
      return Promise.reject(new Error('killed before the answer was written down'));
    };
    await staff.approve(id);
    await eventually(() => bank.asked.length).toBe(1);
    expect(await statusOf(id)).toBe('PROCESSING');
    bank.answer = PAID;
    expect(await sweep()).toBe(0);
    t.clock.advance(61_000);
    expect(await sweep()).toBe(1);
    expect(await statusOf(id)).toBe('SUCCESS');
    expect(paidAtBank).toEqual(new Set([id]));
    expect(await balanceOf(member)).toEqual({ available: 70_000, held: 0 });
    t.clock.advance(HOUR_MS);
    expect(await sweep()).toBe(0);
  });

  it('retries a slow bank with growing delays', async () => {
    const { id } = await begin();
    await staff.approve(id);
    await eventually(() => bank.asked.length).toBe(1);
    const waits: number[] = [];
    for (let minutes = 0; waits.length < 4; minutes += 1) {
      t.clock.advance(60_000);
      if ((await sweep()) === 1) waits.push(minutes + 1);
    }
    expect(waits).toEqual([1, 3, 7, 15]);
    expect(await statusOf(id)).toBe('PROCESSING');
  });

  it('sends each payout once when several servers sweep at once', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, begin));
    for (const { id } of started) await staff.approve(id);
    await eventually(() => bank.asked.length).toBe(5);
    t.clock.advance(61_000);
    bank.asked.length = 0;
    bank.answer = PAID;
    const counts = await Promise.all(Array.from({ length: 8 }, sweep));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(5);
    expect(bank.asked.map(({ id }) => id).sort()).toEqual(started.map(({ id }) => id).sort());
  });

  it('M12 the answer of the bank decides while the amount is held: failed manually, then paid', async () => {
    const { member, id } = await begin();
    let pay: (result: PayoutResult) => void = () => undefined;
    bank.answer = () =>
      new Promise((resolve) => {
        pay = resolve;
      });
    await staff.approve(id);
    await eventually(() => bank.asked.length).toBe(1);
    await staff.fail(id);
    pay(PAID);
    await eventually(() => statusOf(id)).toBe('SUCCESS');
    expect(await balanceOf(member)).toEqual({ available: 70_000, held: 0 });
    expect((await staff.refund(id)).error.code).toBe('STATE_CHANGED');
  });

  it('alerts staff when the bank paid a withdrawal that they had refunded', async () => {
    const { member, id } = await begin();
    let pay: (result: PayoutResult) => void = () => undefined;
    bank.answer = () =>
      new Promise((resolve) => {
        pay = resolve;
      });
    await staff.approve(id);
    await eventually(() => bank.asked.length).toBe(1);
    await staff.fail(id);
    await staff.refund(id);
    pay(PAID);
    await eventually(() => actions(id)).toContain('withdrawal.paidAfterRefund');
    await eventually(() => t.logs.some((line) => line.includes('after it had been refunded'))).toBe(true);
    expect(await balanceOf(member)).toEqual({ available: 100_000, held: 0 });
  });

  it('has no transaction open during the call to the bank (M10)', async () => {
    const { id } = await begin();
    let open = -1;
    bank.answer = async () => {
      const { rows } = await t.pool.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_stat_activity WHERE state LIKE 'idle in transaction%' AND datname = current_database()`,
      );
      open = rows[0]?.count ?? -1;
      return PAID;
    };
    await staff.approve(id);
    await eventually(() => statusOf(id)).toBe('SUCCESS');
    expect(open).toBe(0);
  });
});
