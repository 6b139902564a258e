import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { openGiftTurnover } from './openRequirement';

const BAHT = 100;
const playing = testBrand('primary', { flags: { games: true } });

/** One person may adjust or waive 1,000 baht a day without approval. */
describe('waivers of turnover by staff', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ connections: 20, brands: [playing], config: { adjustAlone: 1_000 * BAHT } });
  });
  afterAll(() => t.close());

  const newcomer = () => buildStaff(t, 'operator', playing.id);
  /** A member with a gift and turnover of one. @param baht of the gift. */
  const owing = async (baht: number) => {
    const member = await buildMember(t, { credit: 500 * BAHT });
    const gift = { brand: playing, memberId: member.id, source: 'WHEEL', sourceId: uuidv7() } as const;
    await t.db
      .transaction()
      .execute((trx) => openGiftTurnover(trx, { ...gift, amount: baht * BAHT, now: t.clock.now() }));
    const [row] = await list(await newcomer(), member);
    return { member, uuid: row?.uuid ?? '' };
  };
  const list = async (as: TestStaff, { username }: TestMember) =>
    (await t.call('GET /api/staff/turnover', { as, query: { username } })).data;
  const waive = (as: TestStaff, uuid: string) =>
    t.call('POST /api/staff/turnover/{uuid}/waive', { as, params: { uuid }, body: { reason: 'เกมขัดข้อง' } });
  const reject = (as: TestStaff, uuid: string) =>
    t.call('POST /api/staff/turnover/{uuid}/waive/reject', {
      as,
      params: { uuid },
      body: { reason: 'ไม่จริง' },
    });
  const withdraw = (as: TestMember) =>
    t.call('POST /api/auth/withdraw/{uuid}', { as, params: { uuid: as.id }, body: { amount: 100 } });
  const trailOf = (uuid: string) =>
    t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', uuid)
      .orderBy('id')
      .execute();

  it('one person waives a small one with a reason, which allows the withdrawal and is audited', async () => {
    const { member, uuid } = await owing(300);
    const staff = await newcomer();
    expect((await withdraw(member)).error.code).toBe('TURNOVER_NOT_REACHED');
    const { data } = await waive(staff, uuid);
    expect(data).toMatchObject({ status: 'WAIVED', decidedBy: staff.email, reason: 'เกมขัดข้อง', left: 0 });
    expect(await trailOf(uuid)).toEqual([{ action: 'turnover.waive', actor_id: staff.id }]);
    expect((await withdraw(member)).status).toBe(200);
    expect((await waive(staff, uuid)).error.code).toBe('STATE_CHANGED');
  });

  it('above the limit it waits for a different second person', async () => {
    const { member, uuid } = await owing(1_001);
    const [first, second] = [await newcomer(), await newcomer()];
    const { data } = await waive(first, uuid);
    expect(data).toMatchObject({ status: 'OPEN', waiver: { proposedBy: first.email, reason: 'เกมขัดข้อง' } });
    expect((await withdraw(member)).error.code).toBe('TURNOVER_NOT_REACHED');
    expect((await waive(first, uuid)).error.code).toBe('ADJUSTMENT_OWN');
    expect((await waive(second, uuid)).data).toMatchObject({ status: 'WAIVED', decidedBy: second.email });
    expect((await withdraw(member)).status).toBe(200);
  });

  it('a rejected waiver leaves the requirement unchanged', async () => {
    const { member, uuid } = await owing(2_000);
    const [first, second] = [await newcomer(), await newcomer()];
    expect((await reject(second, uuid)).error.code).toBe('STATE_CHANGED');
    await waive(first, uuid);
    expect((await reject(second, uuid)).data).toMatchObject({ status: 'OPEN', waiver: null });
    expect((await withdraw(member)).error.code).toBe('TURNOVER_NOT_REACHED');
  });

  it('waivers and adjustments of one person and day share one limit, also concurrently', async () => {
    const staff = await newcomer();
    const owed = await Promise.all(Array.from({ length: 6 }, () => owing(300)));
    const { username } = await buildMember(t);
    const body = { username, direction: 'ADD', amount: 300, kind: 'CORRECTION', reason: 'x' } as const;
    const [adjusted, ...waived] = await Promise.all([
      t.call('POST /api/staff/adjustment', { as: staff, body }),
      ...owed.map(({ uuid }) => waive(staff, uuid)),
    ]);
    const done = [adjusted.data.status === 'SUCCESS', ...waived.map(({ data }) => data.status === 'WAIVED')];
    expect(done.filter(Boolean)).toHaveLength(3);
  });

  it('promotional credit has turnover like any gift; a correction has none', async () => {
    const staff = await newcomer();
    const [gifted, corrected] = [await buildMember(t), await buildMember(t)];
    for (const [member, kind] of [
      [gifted, 'PROMOTION'],
      [corrected, 'CORRECTION'],
    ] as const) {
      const body = { username: member.username, direction: 'ADD', amount: 200, kind, reason: 'x' } as const;
      await t.call('POST /api/staff/adjustment', { as: staff, body });
    }
    expect((await withdraw(gifted)).error).toMatchObject({
      code: 'TURNOVER_NOT_REACHED',
      params: { n: 200 },
    });
    expect((await withdraw(corrected)).status).toBe(200);
  });

  it('members see only their own requirements, open and ended', async () => {
    const { member, uuid } = await owing(300);
    await owing(400);
    const staff = await newcomer();
    const now = async () => (await t.call('GET /api/auth/turnover', { as: member })).data;
    expect(await now()).toMatchObject({ left: 300, requirements: [{ uuid, source: 'WHEEL', given: 300 }] });
    await waive(staff, uuid);
    expect(await now()).toEqual({ left: 0, requirements: [] });
    const { data } = await t.call('GET /api/auth/turnover/history', { as: member });
    expect(data).toMatchObject([{ uuid, status: 'WAIVED', left: 0 }]);
  });
});
