import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, buildStaff, type TestStaff } from '#server/testing/builders';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

const NEW = 'เปลี่ยนแล้ว ดีกว่าเดิม';

describe("staff's own password", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  const change = (as: Caller, newPassword = NEW, oldPassword = TEST_PASSWORD) =>
    t.call('POST /api/staff/password', { as, body: { oldPassword, newPassword } });
  const login = ({ email }: TestStaff, password: string) =>
    t.call('POST /api/staff/login', { body: { email, password } });

  it('A5 A9 changes it and ends all other sessions, with one audit entry', async () => {
    const staff = await buildStaff(t, 'editor');
    const { data: other } = await login(staff, TEST_PASSWORD);
    await t.db.updateTable('staff_sessions').set({ user_agent: 'x' }).execute();
    expect((await change(staff)).data).toBeNull();
    const look = async (as: Caller) => (await t.call('GET /api/staff/me', { as })).status;
    expect([await look(staff), await look(other)]).toEqual([200, 401]);
    expect([(await login(staff, NEW)).status, (await login(staff, TEST_PASSWORD)).status]).toEqual([
      200, 401,
    ]);
    const lines = await t.db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'staff.changePassword')
      .execute();
    expect(lines).toMatchObject([{ actor_id: staff.id, brand_id: t.brand.id }]);
    expect(JSON.stringify(lines) + t.logs.join('')).not.toContain(NEW);
  });

  it.each([
    ['newPassword', 'PASSWORD_SAME', TEST_PASSWORD],
    ['newPassword', 'PASSWORD_COMMON', 'P@ssw0rd1'],
    ['newPassword', 'PASSWORD_COMMON', 'sala-demo-2026'],
    ['newPassword', 'PASSWORD_COMMON', 'Sibling2026'],
  ])('A2 A10 refuses at %s: %s', async (field, code, password) => {
    const { error } = await change(await buildStaff(t, 'editor'), password);
    expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]]);
  });

  it('A2 refuses the own address', async () => {
    const staff = await buildStaff(t, 'editor');
    const [name = ''] = staff.email.split('@');
    expect((await change(staff, name)).error.code).toBe('PASSWORD_COMMON');
  });

  it('A3 A9 a wrong old password is an error of its field, attempts are throttled, and the session stays', async () => {
    const staff = await buildStaff(t, 'editor');
    const guesses = await Promise.all(Array.from({ length: 15 }, () => change(staff, NEW, 'wrong-password')));
    const wrong = guesses.filter(({ error }) => error.code === 'OLD_PASSWORD_WRONG');
    expect(wrong).toHaveLength(5);
    expect(Object.keys(wrong[0]?.error.errors ?? {})).toEqual(['oldPassword']);
    expect((await change(staff)).error.code).toBe('LOGIN_THROTTLED');
    expect((await t.call('GET /api/staff/me', { as: staff })).status).toBe(200);
    expect((await login(staff, TEST_PASSWORD)).status).toBe(200);
  });

  it('A5 of two changes at once one counts', async () => {
    const staff = await buildStaff(t, 'editor');
    const { data: other } = await login(staff, TEST_PASSWORD);
    const answers = await Promise.all([
      change(staff, 'from the first 11'),
      change(other, 'from the second 22'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
