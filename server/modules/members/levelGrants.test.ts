import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildMember, buildStaff, type TestMember, type TestStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const PROPOSE = 'POST /api/staff/level-grant';
const VIP = 5;

describe('levels given by staff', () => {
  let t: TestApp;
  let first: TestStaff;
  let second: TestStaff;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({ connections: 40 });
    first = await buildStaff(t, 'operator', t.brand.id);
    second = await buildStaff(t, 'operator', t.brand.id);
  });
  beforeEach(async () => {
    member = await buildMember(t, { level: 2 });
  });
  afterAll(() => t.close());

  const propose = (level: number | null, as = first) =>
    t.call(PROPOSE, { as, body: { username: member.username, level, reason: 'ลูกค้าประจำ' } });
  const decide = (step: 'approve' | 'reject', uuid: string, as = second) =>
    t.call(`POST /api/staff/level-grant/{uuid}/${step}`, {
      as,
      params: { uuid },
      body: step === 'reject' ? { reason: 'ยังไม่ถึงเกณฑ์' } : {},
    });
  const give = async (level = VIP) => decide('approve', (await propose(level)).data.uuid);
  const take = async () => decide('approve', (await propose(null)).data.uuid);
  const levelNow = async () =>
    (await t.call('GET /api/auth/user/level/{uuid}', { as: member, params: { uuid: member.id } })).data;
  const setMonth = (satang: number, month = '2026-01-01') =>
    t.db
      .insertInto('member_deposit_months')
      .values({ brand_id: t.brand.id, member_id: member.id, month, total: satang })
      .execute();

  it('LVL-11 a second person gives VIP; the member sees it, and both are in the audit trail', async () => {
    const proposed = await propose(VIP);
    expect(proposed.data).toMatchObject({
      direction: 'GIVE',
      level: VIP,
      status: 'PENDING',
      levelAfter: null,
    });
    expect((await levelNow()).level).toBe(2);
    const { data } = await decide('approve', proposed.data.uuid);
    expect(data).toMatchObject({
      status: 'SUCCESS',
      levelBefore: 2,
      levelAfter: VIP,
      proposedBy: first.email,
      decidedBy: second.email,
    });
    expect(await levelNow()).toMatchObject({ level: VIP, withdrawLeft: { perTx: 100_000 } });
    const trail = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id'])
      .where('subject_id', '=', proposed.data.uuid)
      .orderBy('id')
      .execute();
    expect(trail).toEqual([
      { action: 'level.propose', actor_id: first.id },
      { action: 'level.give', actor_id: second.id },
    ]);
  });

  it('LVL-11 the proposer cannot approve, neither by the call nor in the database', async () => {
    const { uuid } = (await propose(VIP)).data;
    const own = await decide('approve', uuid, first);
    expect([own.status, own.error.code]).toEqual([403, 'LEVEL_GRANT_OWN']);
    const change = (handledBy: string | null) =>
      t.db
        .updateTable('level_grants')
        .set({
          status: 'SUCCESS',
          handled_by: handledBy,
          completed_at: t.clock.now(),
          level_before: 2,
          level_after: 5,
        })
        .where('id', '=', uuid)
        .execute();
    await expect(change(first.id)).rejects.toThrow('level_grants_second_person');
    await expect(change(null)).rejects.toThrow('level_grants_second_person');
    expect((await levelNow()).level).toBe(2);
    expect((await decide('reject', uuid, first)).data).toMatchObject({
      status: 'REJECTED',
      refusal: 'ยังไม่ถึงเกณฑ์',
    });
    expect((await levelNow()).level).toBe(2);
  });

  it('LVL-11 gives only a disabled level above the present one, and takes only such a level', async () => {
    for (const level of [1, 2, 3, 4]) expect((await propose(level)).error.code).toBe('LEVEL_NOT_GIVEN');
    expect((await propose(null)).error.code).toBe('LEVEL_NOT_GIVEN');
    await give();
    expect((await propose(VIP)).error.code).toBe('LEVEL_NOT_GIVEN');
    const nobody = { username: 'nobody99', level: VIP, reason: 'x' };
    expect((await t.call(PROPOSE, { as: first, body: nobody })).error.code).toBe('NOT_FOUND');
    for (const level of [0, 7, 5.5, '5'])
      expect(
        (await t.call(PROPOSE, { as: first, unchecked: { body: { ...nobody, level } } })).status,
        String(level),
      ).toBe(400);
  });

  it('LVL-11 after removal the level is the one earned before or meanwhile', async () => {
    await give();
    expect((await take()).data).toMatchObject({ direction: 'TAKE', levelBefore: VIP, levelAfter: 2 });
    expect((await levelNow()).level).toBe(2);

    await give(6);
    await setMonth(100_000_000);
    const later = await take();
    expect(later.data.levelBefore).toBe(6);
    expect(later.data.levelAfter).toBe(4);
  });

  it('LVL-11 a level given on top of a given one is taken back to what was earned', async () => {
    await give(5);
    await give(6);
    expect((await take()).data.levelAfter).toBe(2);
  });

  it('M13 of many who decide at once one does, and of many who propose one waits', async () => {
    const proposals = await Promise.all(Array.from({ length: 10 }, () => propose(VIP)));
    const [made] = proposals.filter(({ status }) => status === 200);
    expect(proposals.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(proposals.filter(({ status }) => status !== 200).map(({ error }) => error.code)).toEqual(
      Array.from({ length: 9 }, () => 'CONFLICT'),
    );
    const uuid = made?.data.uuid ?? '';
    const decisions = await Promise.all([
      ...Array.from({ length: 5 }, () => decide('approve', uuid)),
      ...Array.from({ length: 5 }, () => decide('reject', uuid)),
    ]);
    expect(decisions.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(decisions.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('D13 lists them page by page, by status', async () => {
    await give();
    const { data } = await t.call('GET /api/staff/level-grant', {
      as: first,
      query: { status: 'SUCCESS', limit: '1' },
    });
    expect(data).toMatchObject([{ username: member.username, level: VIP, status: 'SUCCESS' }]);
  });
});
