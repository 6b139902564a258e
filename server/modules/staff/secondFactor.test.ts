import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import { fill } from '#tests/access/buildRequest';
import { madeUpIds } from '#tests/access/objects';
import { readConfig } from '#server/platform/config/config';
import { authenticator, enrol } from '#server/testing/authenticator';
import { TEST_PASSWORD, buildStaff } from '#server/testing/builders';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

describe('second factor', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  afterAll(() => t.close());

  const begin = (as: Caller, password = TEST_PASSWORD) =>
    t.call('POST /api/staff/second-factor', { as, body: { password } });
  const confirm = (as: Caller, code: string) =>
    t.call('POST /api/staff/second-factor/confirm', { as, body: { code } });
  const login = async (email: string) =>
    (await t.call('POST /api/staff/login', { body: { email, password: TEST_PASSWORD } })).text;

  it('A10 is in force once confirmed, not before', async () => {
    const staff = await buildStaff(t, 'viewer');
    const { data } = await begin(staff);
    expect(await login(staff.email)).toContain('"token"');
    expect((await t.call('GET /api/staff/me', { as: staff })).data.secondFactor).toBe(false);
    const app = authenticator(t, data.setupKey);
    expect((await confirm(staff, app())).data).toBeNull();
    expect(await login(staff.email)).toContain('"OTP_REQUIRED"');
    expect((await t.call('GET /api/staff/me', { as: staff })).data.secondFactor).toBe(true);
  });

  it('A9 A10 requires the password before it shows a key, and throttles attempts', async () => {
    const staff = await buildStaff(t, 'viewer');
    const codes = [];
    for (let n = 0; n < 6; n += 1) codes.push((await begin(staff, 'wrong-password')).error.code);
    expect(codes).toEqual([...Array.from({ length: 5 }, () => 'PASSWORD_WRONG'), 'LOGIN_THROTTLED']);
    const row = () =>
      t.db.selectFrom('staff').select('totp_key').where('id', '=', staff.id).executeTakeFirstOrThrow();
    expect((await row()).totp_key).toBeNull();
    const none = await t.call('POST /api/staff/second-factor', { as: staff, unchecked: { body: {} } });
    expect(none.status).toBe(400);
    t.clock.advance(2_000);
    expect((await begin(staff)).status).toBe(200);
  });

  it('A10 the code that confirms opens nothing', async () => {
    const staff = await buildStaff(t, 'viewer');
    const app = authenticator(t, (await begin(staff)).data.setupKey);
    await confirm(staff, app());
    const body = { email: staff.email, password: TEST_PASSWORD, otp: app() };
    expect((await t.call('POST /api/staff/login', { body })).error.code).toBe('OTP_INVALID');
  });

  it('A5 A10 ends the sessions that were opened without it, but for this one', async () => {
    const staff = await buildStaff(t, 'viewer');
    const { data: other } = await t.call('POST /api/staff/login', {
      body: { email: staff.email, password: TEST_PASSWORD },
    });
    await enrol(t, staff);
    const look = async (as: Caller) => (await t.call('GET /api/staff/me', { as })).status;
    expect([await look(staff), await look(other)]).toEqual([200, 401]);
  });

  it('A10 each new set-up discards the previous one, and none replaces the active factor', async () => {
    const staff = await buildStaff(t, 'viewer');
    expect((await confirm(staff, '000000')).error.code).toBe('STATE_CHANGED');
    const first = authenticator(t, (await begin(staff)).data.setupKey);
    const second = authenticator(t, (await begin(staff)).data.setupKey);
    expect((await confirm(staff, first())).error.code).toBe('OTP_INVALID');
    expect((await confirm(staff, second())).status).toBe(200);
    expect((await begin(staff)).error.code).toBe('STATE_CHANGED');
    expect((await confirm(staff, second(1))).error.code).toBe('STATE_CHANGED');
  });

  it('A3 A10 guesses are throttled, and leave one audit line when right', async () => {
    const staff = await buildStaff(t, 'viewer');
    const app = authenticator(t, (await begin(staff)).data.setupKey);
    const wrong = String((Number(app()) + 1) % 1_000_000).padStart(6, '0');
    const guesses = await Promise.all(Array.from({ length: 15 }, () => confirm(staff, wrong)));
    expect(guesses.filter(({ error }) => error.code === 'OTP_INVALID')).toHaveLength(5);
    expect((await confirm(staff, app())).error.code).toBe('LOGIN_THROTTLED');
    t.clock.advance(2_000);
    expect((await confirm(staff, app())).status).toBe(200);
    const lines = await t.db.selectFrom('audit_log').selectAll().where('actor_id', '=', staff.id).execute();
    expect(lines).toMatchObject([{ action: 'staff.secondFactor', subject_id: staff.id, detail: {} }]);
  });
});

describe('second factor in production', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: readConfig({ NODE_ENV: 'production', DATA_DIR: '/nonexistent' }) });
  });
  afterAll(() => t.close());

  const staffCalls = callKeys.filter((key) => callSpecs[key].access === 'staff');

  it('A10 opens five calls to staff without one, and no other', async () => {
    const open = staffCalls.filter((key) => callSpecs[key].beforeSecondFactor);
    expect(open.sort()).toEqual([
      'GET /api/staff/me',
      'POST /api/staff/logout',
      'POST /api/staff/password',
      'POST /api/staff/second-factor',
      'POST /api/staff/second-factor/confirm',
    ]);
  });

  it.each(staffCalls)('A10 %s needs one, unless it is on the way to one', async (key) => {
    const staff = await buildStaff(t, 'admin');
    const ids = { ...madeUpIds(), brand: t.brand.id };
    const { status, text } = await t.call(key, { ...fill(key, ids), as: staff });
    if (callSpecs[key].beforeSecondFactor) expect(text).not.toContain('SECOND_FACTOR_NEEDED');
    else expect([status, text]).toEqual([403, expect.stringContaining('"SECOND_FACTOR_NEEDED"')]);
  });

  it('A10 I6 answers that before it discloses whether a brand exists', async () => {
    const staff = await buildStaff(t, 'viewer', t.brand.id);
    const at = (brandId: string) =>
      t.call('GET /api/staff/brand/{brandId}', { as: staff, params: { brandId } });
    expect((await at('made-up')).text).toBe((await at(t.brand.id)).text);
  });

  it('A10 lets staff in who have one', async () => {
    const staff = await buildStaff(t, 'admin');
    expect((await t.call('GET /api/staff/me', { as: staff })).data).toMatchObject({
      secondFactor: false,
      secondFactorRequired: true,
    });
    await enrol(t, staff);
    expect((await t.call('GET /api/staff/person', { as: staff })).status).toBe(200);
  });
});
