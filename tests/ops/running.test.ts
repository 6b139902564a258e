import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildStaff, openSession } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

const SUSPEND = 'POST /api/staff/user/{uuid}/suspend';
const RESTORE = 'POST /api/staff/user/{uuid}/restore';

describe('suspending and restoring members', () => {
  let t: TestApp;
  let admin: TestStaff;
  beforeAll(async () => {
    t = await testApp();
    admin = await buildStaff(t, 'admin');
  });
  afterAll(() => t.close());

  const body = { reason: 'ตรวจสอบบัญชี' };
  const suspend = (member: TestMember) => t.call(SUSPEND, { as: admin, params: { uuid: member.id }, body });
  const restore = (member: TestMember) => t.call(RESTORE, { as: admin, params: { uuid: member.id } });
  const detail = (as: { token: string }, member: TestMember) =>
    t.call('GET /api/auth/user/detail/{uuid}', { as, params: { uuid: member.id } });

  it('A5 suspending a member ends all sessions at once; restoring reactivates none of them', async () => {
    const member = await buildMember(t);
    const phone = await openSession(t, member);
    expect((await suspend(member)).data).toEqual({ uuid: member.id, status: 'SUSPENDED' });
    for (const session of [member, phone])
      expect((await detail(session, member)).error).toMatchObject({ status: 403, code: 'USER_SUSPENDED' });
    expect((await suspend(member)).error.code).toBe('STATE_CHANGED');
    expect((await restore(member)).data).toEqual({ uuid: member.id, status: 'ACTIVE' });
    for (const session of [member, phone])
      expect((await detail(session, member)).error.code).toBe('SESSION_EXPIRED');
    expect((await restore(member)).error.code).toBe('STATE_CHANGED');
  });

  it('A5 twenty concurrent suspensions suspend once', async () => {
    const member = await buildMember(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => suspend(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['STATE_CHANGED']),
    );
  });

  it('I6 reaches only members of its own brand', async () => {
    const [, sibling] = t.brands.all;
    if (!sibling) throw new Error('The test needs two brands.');
    const stranger = await buildMember(t, { brand: sibling });
    expect((await suspend(stranger)).error.code).toBe('NOT_FOUND');
    const found = await t.call('GET /api/staff/user/{username}', {
      as: admin,
      params: { username: stranger.username },
    });
    expect(found.error.code).toBe('NOT_FOUND');
  });

  it('A5 finds a member by username, with balance and status', async () => {
    const member = await buildMember(t, { credit: 12_345 });
    const { data } = await t.call('GET /api/staff/user/{username}', {
      as: admin,
      params: { username: member.username.toUpperCase() },
    });
    expect(data).toMatchObject({
      uuid: member.id,
      username: member.username,
      status: 'ACTIVE',
      credit: 123.45,
      held: 0,
    });
    expect(JSON.stringify(data)).not.toContain(member.bankId);
  });

  it('needs at most three queries', async () => {
    const member = await buildMember(t);
    const lookUp = () =>
      t.call('GET /api/staff/user/{username}', { as: admin, params: { username: member.username } });
    expect((await t.queries(lookUp)).length).toBeLessThanOrEqual(3);
  });
});
