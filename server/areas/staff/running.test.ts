import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildMember, buildStaff, openSession } from '#server/testing/builders';
import type { TestMember, TestStaff } from '#server/testing/builders';
import { testApp } from '#server/testing/testApp';
import type { TestApp } from '#server/testing/testApp';

const SUSPEND = 'POST /api/staff/user/{uuid}/suspend';
const RESTORE = 'POST /api/staff/user/{uuid}/restore';
const WEBSITE = 'POST /api/staff/operation/website';
const STATUS = 'GET /api/setting/operational/website';
const AUDIT = 'GET /api/staff/audit';

describe('running a brand', () => {
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

  it('A5 suspending a member ends every session at once; restoring opens none of them again', async () => {
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

  it('A5 twenty at once suspend once', async () => {
    const member = await buildMember(t);
    const answers = await Promise.all(Array.from({ length: 20 }, () => suspend(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.code))).toEqual(
      new Set(['STATE_CHANGED']),
    );
  });

  it('I6 reaches members of its own brand only', async () => {
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

  it('A5 looks a member up by username, with balance and status', async () => {
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

  it('PUB-19 closes the site with a message and an end, and opens it again, for this brand alone', async () => {
    const [brand, sibling] = t.brands.all;
    const close = { websiteStatus: 'MA', message: 'ปรับปรุงระบบ', endAt: '2026-11-14T12:00:00+07:00' } as const;
    const closed = { websiteStatus: 'MA', message: 'ปรับปรุงระบบ', endAt: '2026-11-14T12:00:00.000+07:00' };
    expect((await t.call(WEBSITE, { as: admin, body: close })).data).toEqual(closed);
    expect((await t.call(STATUS, { ...(brand && { brand }) })).data).toEqual(closed);
    expect((await t.call(STATUS, { ...(sibling && { brand: sibling }) })).data.websiteStatus).toBe('ACTIVE');
    const open = { websiteStatus: 'ACTIVE', message: null, endAt: null };
    expect(
      (await t.call(WEBSITE, { as: admin, body: { websiteStatus: 'ACTIVE', message: 'ลืมลบ' } })).data,
    ).toEqual(open);
    expect((await t.call(STATUS)).data).toEqual(open);
  });

  it('PUB-19 refuses an end in the past and what is no time', async () => {
    const past = await t.call(WEBSITE, {
      as: admin,
      body: { websiteStatus: 'MA', endAt: '2026-11-14T08:59:59+07:00' },
    });
    expect(past.error.code).toBe('VALIDATION');
    const nonsense = await t.call(WEBSITE, {
      as: admin,
      unchecked: { body: { websiteStatus: 'MA', endAt: '2569-11-14T09:00:00+07:00' } },
    });
    expect(nonsense.status).toBe(400);
    expect((await t.call(STATUS)).data.websiteStatus).toBe('ACTIVE');
  });

  it('D11 I8 lists who did what, newest first, page by page, and nothing of another brand', async () => {
    const member = await buildMember(t, { credit: 50_000 });
    t.clock.advance(1_000);
    const { data: asked } = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: member,
      params: { uuid: member.id },
      body: { amount: 200 },
    });
    t.clock.advance(1_000);
    await suspend(member);
    const first = await t.call(AUDIT, { as: admin, query: { limit: '1' } });
    const second = await t.call(AUDIT, { as: admin, query: { limit: '1', cursor: first.meta.next ?? '' } });
    expect(first.data).toMatchObject([
      {
        actorType: 'staff',
        actor: admin.email,
        action: 'member.suspend',
        target: `MEMBER ${member.id}`,
        detail: body,
      },
    ]);
    expect(second.data).toMatchObject([
      {
        actorType: 'member',
        actor: member.username,
        action: 'withdrawal.request',
        target: `WITHDRAWAL ${asked.uuid}`,
      },
    ]);
    expect(second.data[0]?.detail).toMatchObject({
      amount: '200',
      transactionId: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
    expect(JSON.stringify([first.data, second.data])).not.toContain(member.bankId);
    const [, sibling] = t.brands.all;
    const abroad = await t.call(AUDIT, { as: admin, ...(sibling && { brand: sibling }) });
    expect(abroad.data).toEqual([]);
  });

  it('costs at most three queries a reading', async () => {
    const member = await buildMember(t);
    expect(await t.queries(() => t.call(AUDIT, { as: admin }))).toHaveLength(2);
    const lookUp = () =>
      t.call('GET /api/staff/user/{username}', { as: admin, params: { username: member.username } });
    expect(await t.queries(lookUp)).toHaveLength(3);
  });
});
