import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enrol, type Authenticator } from '#server/testing/authenticator';
import { TEST_PASSWORD, buildStaff, type TestStaff } from '#server/testing/builders';
import { answerChallenge } from '#server/testing/logins';
import { testApp, type TestApp } from '#server/testing/testApp';

describe('log-in with a second factor', () => {
  let t: TestApp;
  let staff: TestStaff;
  let app: Authenticator;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await t.db.deleteFrom('login_throttles').execute();
    staff = await buildStaff(t, 'operator');
    app = await enrol(t, staff);
  });
  afterAll(() => t.close());

  const login = (otp?: string, password = TEST_PASSWORD) =>
    t.call('POST /api/staff/login', {
      body: { email: staff.email, password, ...(otp !== undefined && { otp }) },
    });
  const codeOf = async (...args: Parameters<typeof login>) => (await login(...args)).error.code;
  const wrong = () => String((Number(app()) + 1) % 1_000_000).padStart(6, '0');
  const failures = async () =>
    (
      await t.db
        .selectFrom('login_throttles')
        .select('failures')
        .where('key', 'not like', 'factor%')
        .where('key', 'not like', 'code%')
        .where('key', 'not like', 'proof%')
        .orderBy('scope')
        .execute()
    ).map(({ failures: n }) => n);

  it('A10 requires the code and opens a session with it', async () => {
    const asked = await login();
    expect([asked.status, asked.error.code]).toEqual([401, 'OTP_REQUIRED']);
    const { data } = await login(app());
    expect((await t.call('GET /api/staff/me', { as: data })).data).toMatchObject({
      staff: { email: staff.email },
      secondFactor: true,
      secondFactorRequired: false,
    });
  });

  it('A4 A10 answers a wrong password alike with a right code, a wrong code and none', async () => {
    const plain = await buildStaff(t, 'viewer');
    const answers = [
      await login(undefined, 'wrong-password'),
      await login(app(), 'wrong-password'),
      await login(wrong(), 'wrong-password'),
      await t.call('POST /api/staff/login', { body: { email: plain.email, password: 'wrong-password' } }),
      await t.call('POST /api/staff/login', {
        body: { email: 'nobody@staff.example', password: TEST_PASSWORD, otp: app() },
      }),
    ];
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
    expect(answers[0]?.error.code).toBe('AUTH_INVALID');
  });

  it('A10 takes each code once, and none of an earlier step after it', async () => {
    expect((await login(app(1))).status).toBe(200);
    expect(await codeOf(app(1))).toBe('OTP_INVALID');
    expect(await codeOf(app())).toBe('OTP_INVALID');
    t.clock.advance(60_000);
    expect((await login(app())).status).toBe(200);
  });

  it('A10 of 16 log-ins at once with one code, one counts', async () => {
    await t.db.deleteFrom('login_throttles').execute();
    const code = app();
    const answers = [];
    for (let n = 0; n < 4; n += 1) {
      await t.db.deleteFrom('login_throttles').execute();
      answers.push(...(await Promise.all(Array.from({ length: 4 }, () => login(code)))));
    }
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = await t.db
      .selectFrom('staff_sessions')
      .select('id')
      .where('staff_id', '=', staff.id)
      .execute();
    expect(sessions).toHaveLength(2);
  });

  it('A10 takes no code that is more than a step off', async () => {
    for (const off of [-3, -2, 2, 3]) expect([off, await codeOf(app(off))]).toEqual([off, 'OTP_INVALID']);
  });

  it('A3 A10 counts wrong codes like wrong passwords, and an incomplete log-in clears none', async () => {
    const codes: string[] = [];
    for (let n = 0; n < 4; n += 1) codes.push(await codeOf(wrong()));
    expect(codes).toEqual(Array.from({ length: 4 }, () => 'OTP_INVALID'));
    expect(await codeOf()).toBe('OTP_REQUIRED');
    expect(await failures()).toEqual([4, 4]);
    expect(await codeOf(wrong())).toBe('OTP_INVALID');
    const asked = await login(app());
    expect(asked.error.code).toBe('PROOF_REQUIRED');
    const body = { email: staff.email, password: TEST_PASSWORD, otp: app() };
    const proof = await answerChallenge(asked.error);
    // Work buys another password, but no code before its time: codes are few.
    const early = await t.call('POST /api/staff/login', { body: { ...body, proof } });
    expect([early.error.code, early.headers['retry-after']]).toEqual(['LOGIN_THROTTLED', '1']);
    t.clock.advance(2_000);
    const again = await answerChallenge((await login(app())).error);
    expect((await t.call('POST /api/staff/login', { body: { ...body, proof: again } })).status).toBe(200);
    expect(await failures()).toEqual([6, 0]);
  });

  it('A3 A10 compares five of 100 concurrent codes', async () => {
    const answers = [];
    for (let wave = 0; wave < 5; wave += 1) {
      await t.db.deleteFrom('login_throttles').where('scope', '=', 'address').execute();
      answers.push(...(await Promise.all(Array.from({ length: 20 }, () => login(wrong())))));
    }
    const codes = answers.map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(5);
  });

  it('A1 A10 stores the key encrypted: the database alone yields no code', async () => {
    const { totp_key: sealed } = await t.db
      .selectFrom('staff')
      .select('totp_key')
      .where('id', '=', staff.id)
      .executeTakeFirstOrThrow();
    expect(sealed).toHaveLength(12 + 16 + 20);
    const other = await buildStaff(t, 'admin');
    await t.db
      .updateTable('staff')
      .set({ totp_key: sealed, totp_confirmed_at: t.clock.now() })
      .where('id', '=', other.id)
      .execute();
    const moved = await t.call('POST /api/staff/login', {
      body: { email: other.email, password: TEST_PASSWORD, otp: app() },
    });
    expect(moved.status).toBe(500);
  });
});
