import { beforeEach, describe, expect, it } from 'vitest';
import type { LimitPeriod } from '#schemas/common/terms';
import { DAY_MS, HOUR_MS } from '#core/time/durations';
import { buildMember, type TestMember } from '#server/testing/builders';
import { depositTools } from '#server/testing/depositTools';
import { rounds } from '#server/testing/proving';
import type { TestApp } from '#server/testing/testApp';

const PLAY = 'GET /api/auth/responsible-play';
const SET = 'POST /api/auth/responsible-play/limit';
const CONFIRM = 'POST /api/auth/responsible-play/limit/confirm';
const CANCEL = 'POST /api/auth/responsible-play/limit/cancel';
const ASK = 'POST /api/auth/deposit-request';

/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('deposit limits', () => {
  const tools = depositTools();
  const { ask, transferOf, take, approve, confirm, balance, requestRow, lineOf, verifiedSlip } = tools;
  let t: TestApp;
  let member: TestMember;
  /** Sessions end by themselves in a day; the same member, whenever it is. */
  const stay = async () => {
    await t.db
      .updateTable('sessions')
      .set({ expires_at: new Date('2030-01-01'), last_used_at: t.clock.now() })
      .where('member_id', '=', member.id)
      .execute();
  };
  const wait = async (ms: number) => {
    t.clock.advance(ms);
    await stay();
  };
  beforeEach(() => {
    ({ t, member } = tools.current());
  });

  const set = (period: LimitPeriod, amount: number | null) =>
    t.call(SET, { as: member, body: { period, amount } });
  const limitOf = async (period: LimitPeriod) =>
    (await t.call(PLAY, { as: member })).data.limits.find((limit) => limit.period === period);
  const requestDeposit = (amount: number) => t.call(ASK, { as: member, body: { amount } });
  const deposit = async (amount: number) => {
    const request = await ask(member, amount);
    expect(await take(transferOf(request.payAmount))).toBe('MATCHED');
  };

  it('R1 refuses before an account is shown, and returns the remaining amount', async () => {
    await set('DAY', 1_000);
    await deposit(700);
    expect(await limitOf('DAY')).toMatchObject({ amount: 1_000, used: 700, left: 300 });
    const over = await requestDeposit(301);
    expect(over.error).toMatchObject({ status: 422, code: 'DEPOSIT_LIMIT_LEFT', params: { n: 300 } });
    expect(over.text).not.toContain(tools.current().account.bankId);
    await deposit(300);
    expect((await requestDeposit(1)).error.code).toBe('DEPOSIT_LIMIT_REACHED');
    const { data } = await t.call('GET /api/auth/deposit/{uuid}', {
      as: member,
      params: { uuid: member.id },
    });
    expect(data.bank).toEqual([]);
    expect(data.history).toHaveLength(2);
  });

  it.each<[LimitPeriod, string, string, string]>([
    ['DAY', '2026-12-10T23:30:00+07:00', '2026-12-11T23:29:59.999+07:00', '2026-12-11T23:30:00+07:00'],
    ['WEEK', '2026-12-10T23:30:00+07:00', '2026-12-17T23:29:59.999+07:00', '2026-12-17T23:30:00+07:00'],
    ['MONTH', '2026-12-01T00:00:00+07:00', '2026-12-31T23:59:59.999+07:00', '2027-01-01T00:00:00+07:00'],
    ['MONTH', '2027-01-31T23:59:59.999+07:00', '2027-01-31T23:59:59.999+07:00', '2027-02-01T00:00:00+07:00'],
  ])('R1 a limit of %s counts what came at %s until %s', async (period, at, last, free) => {
    t.clock.set(at);
    await stay();
    await set(period, 500);
    await deposit(500);
    t.clock.set(last);
    await stay();
    expect((await requestDeposit(1)).error.code).toBe('DEPOSIT_LIMIT_REACHED');
    t.clock.set(free);
    await stay();
    expect((await requestDeposit(500)).status).toBe(200);
  });

  it('R1 the lowest limit applies', async () => {
    await set('MONTH', 1_000);
    await set('DAY', 5_000);
    await deposit(900);
    expect((await requestDeposit(200)).error.params).toEqual({ n: 100 });
    expect((await t.call(PLAY, { as: member })).data.depositLeft).toBe(100);
  });

  it('R1 a transfer received anyway waits for staff, who cannot credit it either', async () => {
    const request = await ask(member, 500);
    await t.call('POST /api/auth/deposit-request/confirm/transfer', {
      as: member,
      body: { uuid: request.uuid },
    });
    await set('DAY', 400);
    const transfer = transferOf(request.payAmount);
    expect(await take(transfer)).toBe('UNMATCHED');
    expect(await lineOf(transfer)).toMatchObject([{ status: 'UNMATCHED' }]);
    await expect(approve(request.uuid)).rejects.toMatchObject({ code: 'DEPOSIT_HELD' });
    expect([await balance(), (await requestRow(request.uuid)).status]).toEqual([0, 'TRANSFERRED']);
  });

  it('R1 a slip over the limit is not credited, and is once there is room', async () => {
    await set('DAY', 400);
    const slip = await verifiedSlip(transferOf(500));
    expect((await confirm(slip.id)).error).toMatchObject({ code: 'DEPOSIT_LIMIT_LEFT', params: { n: 400 } });
    expect(await balance()).toBe(0);
    await set('DAY', null);
    await wait(DAY_MS);
    await t.call(CONFIRM, { as: member, body: { period: 'DAY' } });
    expect((await confirm(slip.id)).status).toBe(200);
    expect(await balance()).toBe(50_000);
  });

  it('R1 the satang that distinguish requests do not count', async () => {
    await set('DAY', 500);
    await deposit(500);
    expect(await limitOf('DAY')).toMatchObject({ used: 500, left: 0 });
  });

  it(`R1 M15 parallel deposits at the edge never pass it in ${ROUNDS} rounds`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      member = await buildMember(t);
      await set('DAY', 1_000);
      const own = { bankName: member.bankName, account: member.bankId, name: member.name };
      const slips = await Promise.all(
        Array.from({ length: 6 }, () => verifiedSlip(transferOf(300, { sender: own }), member)),
      );
      const answers = await Promise.all(slips.map(({ id }) => confirm(id, member)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
      expect(await balance(member)).toBe(90_000);
    }
  });

  it('R2 a lower limit counts at once, and ends a request that it does not allow', async () => {
    await set('DAY', 1_000);
    const request = await ask(member, 800);
    await set('DAY', 500);
    expect((await requestRow(request.uuid)).status).toBe('CANCELLED');
    expect((await requestDeposit(600)).error.params).toEqual({ n: 500 });
  });

  it('R2 a higher limit waits a day, and then for a new confirmation', async () => {
    await set('DAY', 500);
    const raised = await set('DAY', 2_000);
    expect(raised.data.limits[0]).toMatchObject({ amount: 500, pending: { amount: 2_000, ready: false } });
    expect((await t.call(CONFIRM, { as: member, body: { period: 'DAY' } })).error.code).toBe(
      'LIMIT_CONFIRM_EARLY',
    );
    await wait(DAY_MS - 1);
    expect((await t.call(CONFIRM, { as: member, body: { period: 'DAY' } })).error.code).toBe(
      'LIMIT_CONFIRM_EARLY',
    );
    await wait(1);
    expect(await limitOf('DAY')).toMatchObject({ amount: 500, pending: { ready: true } });
    expect((await requestDeposit(600)).error.code).toBe('DEPOSIT_LIMIT_LEFT');
    await t.call(CONFIRM, { as: member, body: { period: 'DAY' } });
    expect(await limitOf('DAY')).toMatchObject({ amount: 2_000, pending: null });
    expect((await t.call(CONFIRM, { as: member, body: { period: 'DAY' } })).error.code).toBe('STATE_CHANGED');
  });

  it('R2 taking a limit away waits like a higher one', async () => {
    await set('WEEK', 500);
    await set('WEEK', null);
    expect(await limitOf('WEEK')).toMatchObject({ amount: 500, pending: { amount: null } });
    await wait(DAY_MS);
    await t.call(CONFIRM, { as: member, body: { period: 'WEEK' } });
    expect(await limitOf('WEEK')).toEqual({
      period: 'WEEK',
      amount: null,
      used: 0,
      left: null,
      pending: null,
    });
  });

  it('R2 a cancelled increase leaves no trace', async () => {
    await set('DAY', 500);
    const before = await limitOf('DAY');
    const trail = () => t.db.selectFrom('audit_log').select('id').where('actor_id', '=', member.id).execute();
    await set('DAY', 900);
    const lines = (await trail()).length;
    await t.call(CANCEL, { as: member, body: { period: 'DAY' } });
    expect([await limitOf('DAY'), (await trail()).length]).toEqual([before, lines]);
    await wait(DAY_MS);
    expect((await t.call(CONFIRM, { as: member, body: { period: 'DAY' } })).error.code).toBe('STATE_CHANGED');
  });

  it.each([
    ['a lower one', 300, 300],
    ['the same one', 500, 500],
  ])('R2 %s ends an increase that waits', async (_, amount, after) => {
    await set('DAY', 500);
    await set('DAY', 900);
    await set('DAY', amount);
    expect(await limitOf('DAY')).toMatchObject({ amount: after, pending: null });
  });

  it('R2 a second increase restarts the wait', async () => {
    await set('DAY', 500);
    await set('DAY', 900);
    await wait(23 * HOUR_MS);
    await set('DAY', 800);
    await wait(2 * HOUR_MS);
    expect((await t.call(CONFIRM, { as: member, body: { period: 'DAY' } })).error.code).toBe(
      'LIMIT_CONFIRM_EARLY',
    );
  });

  it('R1 M5 accepts integer baht above zero only', async () => {
    for (const amount of [0, -1, 0.5, '100', true])
      expect((await t.call(SET, { as: member, unchecked: { body: { period: 'DAY', amount } } })).status).toBe(
        400,
      );
  });
});
