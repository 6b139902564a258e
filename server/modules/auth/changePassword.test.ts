import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TEST_PASSWORD, buildMember, openSession, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const NEW = 'เปลี่ยนแล้ว ดีกว่าเดิม';

describe('change of password', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  const change = (
    member: TestMember,
    body: { oldPassword?: string; newPassword?: string; confirmPassword?: string } = {},
    token = member.token,
  ) => {
    const newPassword = body.newPassword ?? NEW;
    const filled = { oldPassword: TEST_PASSWORD, newPassword, confirmPassword: newPassword, ...body };
    return t.call('POST /api/auth/user/change-password/{uuid}', {
      params: { uuid: member.id },
      body: filled,
      as: { token },
    });
  };
  const statusOf = async (token: string) =>
    (await t.call('GET /api/auth/address/mine', { as: { token } })).status;
  const canLogIn = async ({ username }: TestMember, password: string) =>
    (await t.call('POST /api/auth/login', { body: { username, password } })).status === 200;

  it('API-115 A5 changes it and ends all other sessions', async () => {
    const member = await buildMember(t);
    const { token: other } = await openSession(t, member);
    expect((await change(member)).data).toBeNull();
    expect([await statusOf(member.token), await statusOf(other)]).toEqual([200, 401]);
    expect([await canLogIn(member, NEW), await canLogIn(member, TEST_PASSWORD)]).toEqual([true, false]);
  });

  it('D11 leaves one audit line without a password', async () => {
    const member = await buildMember(t);
    await change(member);
    const lines = await t.db.selectFrom('audit_log').selectAll().where('actor_id', '=', member.id).execute();
    expect(lines).toMatchObject([
      { action: 'member.changePassword', actor_kind: 'MEMBER', subject_id: member.id, ip: '127.0.0.1' },
    ]);
    expect(JSON.stringify(lines)).not.toContain(NEW);
    expect(t.logs.join('')).not.toContain(NEW);
  });

  it('API-115 a wrong old password is an error of its field, and the session stays', async () => {
    const member = await buildMember(t);
    const { status, error } = await change(member, { oldPassword: 'wrong' });
    expect([status, error]).toEqual([
      400,
      {
        status: 400,
        code: 'OLD_PASSWORD_WRONG',
        message: 'รหัสผ่านเดิมไม่ถูกต้อง',
        errors: { oldPassword: 'รหัสผ่านเดิมไม่ถูกต้อง' },
      },
    ]);
    expect(await statusOf(member.token)).toBe(200);
    expect(await canLogIn(member, TEST_PASSWORD)).toBe(true);
  });

  it.each([
    ['confirmPassword', 'NEW_PASSWORD_MISMATCH', { confirmPassword: 'something else' }],
    ['newPassword', 'PASSWORD_SAME', { newPassword: TEST_PASSWORD }],
    ['newPassword', 'PASSWORD_COMMON', { newPassword: 'P@ssw0rd1' }],
    ['newPassword', 'PASSWORD_FORMAT', { newPassword: 'short77' }],
    ['newPassword', 'PASSWORD_TOO_LONG', { newPassword: 'x7'.repeat(65), confirmPassword: 'x' }],
  ])('VAL-11 A2 refuses at %s: %s', async (field, code, body) => {
    const { error } = await change(await buildMember(t), body);
    expect([error.code, Object.keys(error.errors ?? {})]).toEqual([code, [field]]);
  });

  it('A2 refuses the own username, phone and the brand', async () => {
    const member = await buildMember(t, { username: 'nattapong88' });
    for (const newPassword of ['nattapong88', 'Nattapong2569', member.phone, `${t.brand.displayName}2026`]) {
      expect([newPassword, (await change(member, { newPassword })).error.code]).toEqual([
        newPassword,
        'PASSWORD_COMMON',
      ]);
    }
  });

  it('A5 of two changes at once one counts, and only its session lives', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await buildMember(t);
      const { token: other } = await openSession(t, member);
      const answers = await Promise.all([
        change(member, { newPassword: 'from the first 11' }),
        change(member, { newPassword: 'from the second 22' }, other),
      ]);
      expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const won = answers[0].status === 200;
      expect([await statusOf(member.token), await statusOf(other)]).toEqual(won ? [200, 401] : [401, 200]);
    }
  });

  it('A3 guesses at the old password are throttled', async () => {
    const member = await buildMember(t);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(member, { oldPassword: 'wrong' })),
    );
    expect(answers.filter(({ error }) => error.code === 'OLD_PASSWORD_WRONG')).toHaveLength(5);
    expect((await change(member)).error.code).toBe('LOGIN_THROTTLED');
  });
});
