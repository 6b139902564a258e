import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/platform/db/transaction';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { withdrawalStaff } from '#server/testing/decideWithdrawal';
import { rounds } from '#server/testing/proving';
import { scriptedPayouts } from '#server/testing/scriptedPayouts';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';
import { settlePaid } from './decide';

const CREDIT = 100_000;
const HELD = 30_000;
const TIMES = 20;
/** How often a race is repeated. */
const ROUNDS = rounds(5, 20);

describe('a withdrawal, step by step', () => {
  let t: TestApp;
  let operator: TestStaff;
  let staff: ReturnType<typeof withdrawalStaff>;
  let colleague: ReturnType<typeof withdrawalStaff>;
  beforeAll(async () => {
    t = await testApp({ connections: 40, ports: { payouts: scriptedPayouts() } });
    operator = await buildStaff(t, 'operator');
    staff = withdrawalStaff(t, operator);
    colleague = withdrawalStaff(t, await buildStaff(t, 'admin'));
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  const begin = async () => {
    const member = await buildMember(t, { credit: CREDIT });
    const { data } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: HELD / 100 },
    });
    return { member, id: data.uuid };
  };
  const retry = (member: TestMember, uuid: string) =>
    t.call('POST /api/auth/withdraw/retry', { as: member, body: { uuid } });
  const balanceOf = (member: TestMember) => readBalance(t.db, member.brand.id, member.id);
  const stored = (id: string) =>
    t.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  /** Statuses of the answers; every refusal has to be STATE_CHANGED. */
  const outcome = async (calls: readonly Promise<{ status: number; error: { code: string } }>[]) => {
    const answers = await Promise.all(calls);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, error }) => `${status} ${error.code}`))).toEqual(
      new Set(['409 STATE_CHANGED']),
    );
    return answers.length - refused.length;
  };
  const many = <T>(work: () => T): T[] => Array.from({ length: TIMES }, work);

  it('names the step at which it stopped: the check, or the transfer', async () => {
    const stop = async (...steps: ((id: string) => Promise<unknown>)[]) => {
      const { member, id } = await begin();
      for (const step of steps) await step(id);
      const { data } = await t.call('GET /api/auth/withdraw/my/{uuid}', { as: member, params: { uuid: id } });
      return [data.status, data.stoppedAt];
    };
    expect(await stop()).toEqual(['PENDING', null]);
    expect(await stop((id) => staff.reject(id, false))).toEqual(['REJECTED', 'CHECK']);
    expect(await stop((id) => staff.reject(id, true))).toEqual(['REFUNDED', 'CHECK']);
    expect(await stop(staff.approve)).toEqual(['PROCESSING', null]);
    expect(await stop(staff.approve, staff.fail)).toEqual(['FAILED', 'TRANSFER']);
    expect(await stop(staff.approve, staff.fail, staff.refund)).toEqual(['REFUNDED', 'TRANSFER']);
    const { member, id } = await begin();
    for (const step of [staff.approve, staff.fail]) await step(id);
    await retry(member, id);
    await staff.reject(id, true);
    const { data } = await t.call('GET /api/auth/withdraw/my/{uuid}', { as: member, params: { uuid: id } });
    expect(data).toMatchObject({ status: 'REFUNDED', stoppedAt: 'CHECK' });
  });

  it(`M12 approve, reject with refund and refund at once: one ends it in each of ${ROUNDS} rounds`, async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { member, id } = await begin();
      const first = round % 2 === 0 ? [staff, colleague] : [colleague, staff];
      const calls = first.flatMap((who, n) =>
        n === 0
          ? [who.approve(id), who.reject(id, true)]
          : [who.reject(id, true), who.approve(id), who.refund(id)],
      );
      expect(await outcome(calls)).toBe(1);
      const { status } = await stored(id);
      ends.add(status);
      const back = status === 'REFUNDED';
      expect(await balanceOf(member)).toEqual({
        available: back ? CREDIT : CREDIT - HELD,
        held: back ? 0 : HELD,
      });
    }
    expect([...ends].every((status) => ['PROCESSING', 'REFUNDED'].includes(status))).toBe(true);
  }, 60_000);

  it('M12 twenty refunds of a rejected one give the amount back once', async () => {
    const { member, id } = await begin();
    expect((await staff.reject(id)).data).toMatchObject({
      status: 'REJECTED',
      reason: 'บัญชีไม่ตรง',
      decidedBy: operator.email,
    });
    expect(await balanceOf(member)).toEqual({ available: CREDIT - HELD, held: HELD });
    expect(await outcome(many(() => staff.refund(id)))).toBe(1);
    expect(await balanceOf(member)).toEqual({ available: CREDIT, held: 0 });
  });

  it('M12 complete, fail and the bank at the same time: it is paid out once and changes no more', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { member, id } = await begin();
      await staff.approve(id);
      const byBank = inTransaction(t.db, (trx) =>
        settlePaid(trx, {
          brandId: t.brand.id,
          id,
          origin: { actor: { kind: 'SYSTEM' }, now: t.clock.now() },
        }),
      );
      const [bank, byHand] = await Promise.all([
        byBank.then(
          () => 1,
          () => 0,
        ),
        Promise.all([staff.complete(id), colleague.complete(id), staff.fail(id)]),
      ]);
      expect(bank + byHand.slice(0, 2).filter(({ status }) => status === 200).length).toBe(1);
      expect((await stored(id)).status).toBe('SUCCESS');
      expect(
        await outcome([
          staff.fail(id),
          staff.refund(id),
          staff.reject(id, true),
          retry(member, id),
          staff.approve(id),
        ]),
      ).toBe(0);
      expect(await balanceOf(member)).toEqual({ available: CREDIT - HELD, held: 0 });
    }
  }, 60_000);

  it('M12 retry by the member and refund by staff of a failed one: one of them', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { member, id } = await begin();
      await staff.approve(id);
      expect((await staff.fail(id)).data).toMatchObject({ status: 'FAILED', reason: 'ธนาคารปฏิเสธ' });
      expect(await balanceOf(member)).toEqual({ available: CREDIT - HELD, held: HELD });
      const calls = [retry(member, id), staff.refund(id), retry(member, id), colleague.refund(id)];
      expect(await outcome(round % 2 === 0 ? calls : calls.reverse())).toBe(1);
      const { status } = await stored(id);
      ends.add(status);
      expect((await balanceOf(member)).held).toBe(status === 'PENDING' ? HELD : 0);
    }
    expect([...ends].every((status) => ['PENDING', 'REFUNDED'].includes(status))).toBe(true);
  }, 60_000);

  it('ST-22 refuses every invalid transition', async () => {
    const { id } = await begin();
    expect(await outcome([staff.complete(id), staff.fail(id), staff.refund(id)])).toBe(0);
    await staff.approve(id);
    expect(await outcome([staff.approve(id), staff.reject(id, true), staff.refund(id)])).toBe(0);
  });

  it('M6 one key of one step: one effect, the same answer', async () => {
    const { member, id } = await begin();
    await staff.reject(id);
    const answers = await Promise.all(many(() => staff.refund(id, 'refund-once')));
    const through = answers.filter(({ status }) => status === 200);
    expect(new Set(through.map(({ text }) => text)).size).toBe(1);
    expect(await balanceOf(member)).toEqual({ available: CREDIT, held: 0 });
  });

  it('D13 costs at most six queries for each step: session, claims, step with its audit line, ledger, answer', async () => {
    const steps: [string, (id: string) => Promise<unknown>][] = [
      ['approve', (id) => t.call('POST /api/staff/withdraw/{uuid}/approve', keyed(id))],
      ['complete', (id) => t.call('POST /api/staff/withdraw/{uuid}/complete', keyed(id))],
    ];
    const keyed = (uuid: string) => ({
      as: operator,
      params: { uuid },
      headers: { 'idempotency-key': uuid },
    });
    const { id } = await begin();
    for (const [name, step] of steps) {
      // The payout runs in the background.
      const sent = (await t.queries(() => step(id))).filter(
        (sql) => !/FOR UPDATE SKIP LOCKED|payout_orders|provider_/.test(sql),
      );
      expect(sent.length, name).toBeLessThanOrEqual(6);
    }
    const { id: other } = await begin();
    const body = { reason: 'ไม่ผ่าน', refund: true };
    const sent = await t.queries(() =>
      t.call('POST /api/staff/withdraw/{uuid}/reject', { ...keyed(other), body }),
    );
    expect(sent.length).toBeLessThanOrEqual(6);
  });

  it('D11 writes one audit line for each step, with the ledger transaction where money moved', async () => {
    const { id } = await begin();
    await staff.approve(id);
    await staff.complete(id);
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    const { hold_transaction_id, end_transaction_id } = await stored(id);
    expect(lines.map((line) => [line.action, line.ledger_transaction_id, line.actor_kind])).toEqual([
      ['withdrawal.request', hold_transaction_id, 'MEMBER'],
      ['withdrawal.approve', null, 'STAFF'],
      ['withdrawal.complete', end_transaction_id, 'STAFF'],
    ]);
    expect([hold_transaction_id, end_transaction_id]).not.toContain(null);
  });
});
