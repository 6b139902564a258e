import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS } from '#core/time/durations';
import { resetAtStart } from './resets';
import { buildStaff, type TestStaff } from '#server/testing/builders';
import { clearAttempts } from '#server/testing/logins';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

const PASSWORD = 'ต้นไม้ ริมน้ำ 88';

describe('a way back in for staff', () => {
  let t: TestApp;
  let admin: TestStaff;
  let lost: TestStaff;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await clearAttempts(t);
    admin = await buildStaff(t, 'admin');
    lost = await buildStaff(t, 'editor', t.brand.id);
  });
  afterAll(() => t.close());

  const offer = (as: Caller, uuid: string) =>
    t.call('POST /api/staff/person/{uuid}/reset', { as, params: { uuid } });
  const take = (code: string, email: string, password = PASSWORD) =>
    t.call('POST /api/staff/reset', { body: { code, email, password } });
  const login = (email: string, password = PASSWORD) =>
    t.call('POST /api/staff/login', { body: { email, password } });
  const emailOf = async ({ id }: TestStaff) =>
    (await t.db.selectFrom('staff').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

  it('A10 sets a password, takes the second factor off and ends every session', async () => {
    const email = await emailOf(lost);
    await t.db
      .updateTable('staff')
      .set({ totp_key: Buffer.from('sealed'), totp_confirmed_at: t.clock.now(), totp_last_step: 7 })
      .where('id', '=', lost.id)
      .execute();
    const { data } = await offer(admin, lost.id);
    expect(new Date(data.expiresAt).getTime() - t.clock.now().getTime()).toBe(DAY_MS);
    // Until it is taken up, nothing has changed.
    expect((await t.call('GET /api/staff/me', { as: lost })).data.secondFactor).toBe(true);
    expect((await take(data.code, email.toUpperCase())).status).toBe(200);
    expect((await t.call('GET /api/staff/me', { as: lost })).status).toBe(401);
    expect((await login(email)).data.staff).toMatchObject({ email });
    const lines = await t.db
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'subject_id'])
      .where('action', 'in', ['staff.reset', 'staff.resetTaken'])
      .where('subject_id', '=', lost.id)
      .orderBy('id')
      .execute();
    expect(lines).toEqual([
      { action: 'staff.reset', actor_id: admin.id, subject_id: lost.id },
      { action: 'staff.resetTaken', actor_id: lost.id, subject_id: lost.id },
    ]);
  });

  it('A10 works once, for its owner, for 24 hours, and only the newest', async () => {
    const email = await emailOf(lost);
    const { data: first } = await offer(admin, lost.id);
    const { data: second } = await offer(admin, lost.id);
    expect((await take(first.code, email)).error).toMatchObject({ status: 404, code: 'RESET_INVALID' });
    expect((await take(second.code, await emailOf(admin))).error.code).toBe('RESET_INVALID');
    expect((await take(second.code, email, 'password')).status).toBe(400);
    const both = await Promise.all([take(second.code, email), take(second.code, email)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const { data: late } = await offer(admin, lost.id);
    t.clock.advance(DAY_MS);
    expect((await take(late.code, email)).error.code).toBe('RESET_INVALID');
  });

  it('A10 I6 takes an administrator of every brand of theirs, who is still one', async () => {
    const ofBrand = await buildStaff(t, 'admin', t.brand.id);
    const email = await emailOf(lost);
    expect((await offer(ofBrand, admin.id)).status).toBe(404);
    const { data } = await offer(ofBrand, lost.id);
    await t.db
      .insertInto('staff_roles')
      .values({ staff_id: lost.id, brand_id: 'another', role: 'viewer' })
      .execute();
    expect((await offer(ofBrand, lost.id)).error.code).toBe('FORBIDDEN');
    await t.db.deleteFrom('staff_roles').where('staff_id', '=', ofBrand.id).execute();
    expect((await take(data.code, email)).error.code).toBe('RESET_INVALID');
  });

  it('A10 I5 of one brand’s administrator ends when its owner is made more than they are', async () => {
    const ofBrand = await buildStaff(t, 'admin', t.brand.id);
    const email = await emailOf(lost);
    const { data } = await offer(ofBrand, lost.id);
    await t.db
      .insertInto('staff_roles')
      .values({ staff_id: lost.id, brand_id: '*', role: 'admin' })
      .execute();
    expect((await take(data.code, email)).error.code).toBe('RESET_INVALID');
    await t.db
      .deleteFrom('staff_roles')
      .where('staff_id', '=', lost.id)
      .where('brand_id', '=', '*')
      .execute();
    expect((await take(data.code, email)).status).toBe(200);
  });

  it('A10 A5 does not reactivate a suspended person', async () => {
    const { data } = await offer(admin, lost.id);
    await t.db.updateTable('staff').set({ status: 'SUSPENDED' }).where('id', '=', lost.id).execute();
    expect((await take(data.code, await emailOf(lost))).error.code).toBe('RESET_INVALID');
    expect(await resetAtStart(t.db, await emailOf(lost), t.clock.now())).toBeUndefined();
  });

  it('A10 who starts the server may let the last administrator in', async () => {
    const email = await emailOf(admin);
    const code = await resetAtStart(t.db, email, t.clock.now());
    expect((await take(code ?? '', email)).status).toBe(200);
    expect(await resetAtStart(t.db, 'nobody@staff.example', t.clock.now())).toBeUndefined();
  });
});
