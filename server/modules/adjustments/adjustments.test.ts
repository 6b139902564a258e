import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { readBalance } from '#server/modules/ledger/accounts';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { brokenAccounts, totalOfEntries } from '#server/testing/trialBalance';

const PROPOSE = 'POST /api/staff/adjustment';
const BAHT = 100;

type Body = Calls[typeof PROPOSE]['body'];

/** One person may adjust 1,000 baht a day without approval. */
describe('adjustments by staff', () => {
  let t: TestApp;
  let first: TestStaff;
  let second: TestStaff;
  beforeAll(async () => {
    t = await testApp({ connections: 40, config: { adjustAlone: 1_000 * BAHT } });
    second = await buildStaff(t, 'operator', t.brand.id);
  });
  afterEach(async () => {
    expect([await totalOfEntries(t.db), await brokenAccounts(t.db)]).toEqual([0, []]);
  });
  afterAll(() => t.close());

  /** A staff member without adjustments today. */
  const newcomer = async () => {
    first = await buildStaff(t, 'operator', t.brand.id);
    return first;
  };
  const propose = ({ username }: TestMember, body: Partial<Body>, key?: string, as = first) =>
    t.call(PROPOSE, {
      as,
      body: {
        username,
        direction: 'ADD',
        amount: 100,
        kind: 'CORRECTION',
        reason: 'ฝากแล้วยอดไม่เข้า',
        ...body,
      },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const decide = (step: 'approve' | 'reject', uuid: string, as: TestStaff) =>
    t.call(`POST /api/staff/adjustment/{uuid}/${step}`, {
      as,
      params: { uuid },
      body: step === 'reject' ? { reason: 'ไม่มีหลักฐาน' } : {},
    });
  const available = async ({ id }: TestMember) => (await readBalance(t.db, t.brand.id, id)).available;
  const historyOf = (as: TestMember) => t.call('GET /api/auth/user/adjustment', { as });
  const trailOf = (uuid: string) =>
    t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'ledger_transaction_id as tx'])
      .where('subject_id', '=', uuid)
      .orderBy('id')
      .execute();

  it('M21 within the limit it is executed immediately, and the member sees the reason', async () => {
    await newcomer();
    const member = await buildMember(t, { credit: 500 * BAHT });
    const { data: added } = await propose(member, { amount: 250.5 });
    t.clock.advance(1_000);
    const { data: taken } = await propose(member, { direction: 'TAKE', amount: 50, reason: 'เครดิตซ้ำ' });
    expect(added).toMatchObject({ status: 'SUCCESS', proposedBy: first.email, decidedBy: first.email });
    expect(await available(member)).toBe(700.5 * BAHT);
    expect((await historyOf(member)).data).toEqual([
      { uuid: taken.uuid, direction: 'TAKE', amount: 50, reason: 'เครดิตซ้ำ', createdAt: taken.decidedAt },
      {
        uuid: added.uuid,
        direction: 'ADD',
        amount: 250.5,
        reason: 'ฝากแล้วยอดไม่เข้า',
        createdAt: added.decidedAt,
      },
    ]);
    expect((await historyOf(await buildMember(t))).data).toEqual([]);
    const [line] = await trailOf(added.uuid);
    expect(line).toMatchObject({ action: 'adjustment.post', actor_id: first.id });
    expect(line?.tx).not.toBeNull();
  });

  it('M21 above the limit it waits for a second person: 403 for the proposer', async () => {
    await newcomer();
    const member = await buildMember(t);
    const { data } = await propose(member, { amount: 1_000.01 });
    expect(data).toMatchObject({ status: 'PENDING', decidedBy: null });
    expect((await historyOf(member)).data).toEqual([]);
    const own = await decide('approve', data.uuid, first);
    expect([own.status, own.error.code]).toEqual([403, 'ADJUSTMENT_OWN']);
    expect(await available(member)).toBe(0);
    const { data: done } = await decide('approve', data.uuid, second);
    expect(done).toMatchObject({ status: 'SUCCESS', decidedBy: second.email });
    expect(await available(member)).toBe(1_000.01 * BAHT);
    expect((await historyOf(member)).data).toHaveLength(1);
    expect((await decide('approve', data.uuid, first)).error.code).toBe('STATE_CHANGED');
    expect((await trailOf(data.uuid)).map(({ action, actor_id }) => [action, actor_id])).toEqual([
      ['adjustment.propose', first.id],
      ['adjustment.approve', second.id],
    ]);
  });

  it('M21 adjustments of a Bangkok day count together, also twenty concurrent ones', async () => {
    await newcomer();
    const members = await Promise.all(Array.from({ length: 20 }, () => buildMember(t)));
    const answers = await Promise.all(members.map((member) => propose(member, { amount: 90 })));
    const done = answers.filter(({ data }) => data.status === 'SUCCESS');
    expect(done).toHaveLength(11);
    const was = t.clock.now();
    t.clock.set('2026-11-14T17:00:00Z');
    const [last_used_at, expires_at] = [t.clock.now(), new Date('2026-11-15T00:00:00Z')];
    const session = t.db.updateTable('staff_sessions').set({ last_used_at, expires_at });
    await session.where('staff_id', '=', first.id).execute();
    const { data: next } = await propose(await buildMember(t), { amount: 1_000 });
    expect([next.status, next.createdAt]).toEqual(['SUCCESS', '2026-11-15T00:00:00.000+07:00']);
    t.clock.set(was);
  });

  it('M21 M13 twenty concurrent approvals by two people execute it once', async () => {
    await newcomer();
    const third = await buildStaff(t, 'admin');
    for (let round = 0; round < 5; round += 1) {
      const member = await buildMember(t);
      const { data } = await propose(member, { amount: 5_000 });
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => decide('approve', data.uuid, n % 2 === 0 ? second : third)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
      expect(await available(member)).toBe(5_000 * BAHT);
    }
  });

  it('M21 M14 deductions concurrent with withdrawals never overdraw, and stay pending without enough credit', async () => {
    await newcomer();
    for (let round = 0; round < 10; round += 1) {
      const member = await buildMember(t, { credit: 2_000 * BAHT });
      const { data } = await propose(member, { direction: 'TAKE', amount: 1_500 });
      const [taken, asked] = await Promise.all([
        decide('approve', data.uuid, second),
        t.call('POST /api/auth/withdraw/{uuid}', {
          as: member,
          params: { uuid: member.id },
          body: { amount: 1_000 },
        }),
      ]);
      expect([taken.status, asked.status].sort()).toEqual([200, 422]);
      const refused = taken.status === 200 ? asked : taken;
      expect(refused.error.code).toBe('CREDIT_NOT_ENOUGH');
      expect(await available(member)).toBe((taken.status === 200 ? 500 : 1_000) * BAHT);
      if (taken.status !== 200) {
        const { data: rejected } = await decide('reject', data.uuid, first);
        expect(rejected).toMatchObject({ status: 'REJECTED', refusal: 'ไม่มีหลักฐาน' });
      }
    }
  });

  it('M21 M6 M8 a repeated request has one effect, also after its idempotency record was deleted', async () => {
    await newcomer();
    const member = await buildMember(t);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => propose(member, { amount: 10 }, 'once')),
    );
    expect(new Set(answers.filter(({ status }) => status === 200).map(({ text }) => text)).size).toBe(1);
    await t.db.deleteFrom('idempotency_keys').where('key', '=', 'once').execute();
    expect((await propose(member, { amount: 10 }, 'once')).error.code).toBe('CONFLICT');
    expect(await available(member)).toBe(10 * BAHT);
  });

  it('M21 I6 requires a reason, and finds no member of another brand', async () => {
    await newcomer();
    const member = await buildMember(t);
    expect((await propose(member, { reason: '  ' })).status).toBe(400);
    expect((await propose({ ...member, username: 'nobody-here' }, {})).error.code).toBe('NOT_FOUND');
    const [, sibling] = t.brands.all;
    if (!sibling) throw new Error('The test needs a second brand.');
    const abroad = await buildMember(t, { brand: sibling });
    expect((await propose(abroad, {})).error.code).toBe('NOT_FOUND');
  });

  it('M21 M4 the server’s database role can neither delete nor alter one', async () => {
    const change = t.db.updateTable('adjustments').set({ amount: 1 }).execute();
    await expect(change).rejects.toThrow(/permission denied/);
    await expect(t.db.deleteFrom('adjustments').execute()).rejects.toThrow(/permission denied/);
  });
});
