import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rolesAllow, staffRoles } from '#schemas/api/staffPermissions';
import { callSpecs, type StaffCall } from '#schemas/api/contract';
import { MINUTE_MS } from '#core/time/durations';
import { uuidv7 } from '#server/platform/id';
import { answerChallenge } from '#server/testing/logins';
import { TEST_PASSWORD, buildMember, buildStaff } from '#server/testing/builders';
import { testApp, type Caller, type TestApp } from '#server/testing/testApp';

const LIST = 'GET /api/staff/deposit';

describe('staff sessions', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp();
  });
  beforeEach(async () => {
    await t.db.deleteFrom('login_throttles').execute();
  });
  afterAll(() => t.close());

  const login = (email: string, password = TEST_PASSWORD) =>
    t.call('POST /api/staff/login', { body: { email, password } });
  const look = async (as: Caller) => (await t.call(LIST, { as })).status;

  it('ROL-04 opens a session and answers the roles by brand', async () => {
    const [brand, other] = t.brands.all;
    const staff = await buildStaff(t, 'operator', brand?.id);
    const { data } = await login(` ${staff.email.toUpperCase()}`.trim());
    expect(data.staff).toEqual({
      uuid: staff.id,
      email: staff.email,
      roles: [{ brandId: brand?.id, role: 'operator' }],
    });
    expect(await look(data)).toBe(200);
    expect((await t.call(LIST, { as: data, ...(other && { brand: other }) })).error.code).toBe('FORBIDDEN');
  });

  it('A1 stores only the hash of a token', async () => {
    const staff = await buildStaff(t, 'operator');
    const { data } = await login(staff.email);
    const rows = await t.db
      .selectFrom('staff_sessions')
      .selectAll()
      .where('staff_id', '=', staff.id)
      .execute();
    expect(JSON.stringify(rows)).not.toContain(data.token);
    expect(data.token).toMatch(/^[\w-]{43}$/);
  });

  it('A4 gives an unknown address and a wrong password the same answer', async () => {
    const staff = await buildStaff(t, 'viewer');
    const [wrong, unknown] = await Promise.all([
      login(staff.email, 'wrong-password'),
      login('nobody@staff.example'),
    ]);
    expect([wrong.status, wrong.text]).toEqual([401, unknown.text]);
    expect(wrong.error.code).toBe('AUTH_INVALID');
  });

  it('A3 compares five passwords of 200 guessed at once, and lets the owner in for a proof of work', async () => {
    const staff = await buildStaff(t, 'admin');
    const answers = [];
    // In waves: each gets a new address from the list of one client, so only the name counts here.
    for (let wave = 0; wave < 10; wave += 1) {
      await t.db.deleteFrom('login_throttles').where('scope', '=', 'address').execute();
      answers.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => login(staff.email, 'wrong-password')))),
      );
    }
    const codes = answers.map(({ error }) => error.code);
    expect(codes.filter((code) => code === 'AUTH_INVALID')).toHaveLength(5);
    expect(new Set(codes)).toEqual(new Set(['AUTH_INVALID', 'PROOF_REQUIRED']));
    await t.db.deleteFrom('login_throttles').where('scope', '=', 'address').execute();
    const asked = await login(staff.email);
    const body = { email: staff.email, password: TEST_PASSWORD, proof: await answerChallenge(asked.error) };
    expect((await t.call('POST /api/staff/login', { body })).status).toBe(200);
  });

  it('A3 a known device logs in at once despite guesses by strangers, until the password is changed', async () => {
    const staff = await buildStaff(t, 'admin');
    const { data } = await login(staff.email);
    const [here, there] = [data, (await login(staff.email)).data];
    const guess = async () => {
      await t.db.updateTable('staff_sessions').set({ ip: null }).execute();
      await t.db.deleteFrom('login_throttles').execute();
      for (let n = 0; n < 16; n += 1) await login(staff.email, 'wrong-password');
      expect((await login(staff.email)).error.code).toBe('PROOF_REQUIRED');
    };
    const enter = async (device = '', password = TEST_PASSWORD) =>
      (await t.call('POST /api/staff/login', { body: { email: staff.email, password, device } })).status;
    await guess();
    expect([await enter(here.device), await enter(there.device)]).toEqual([200, 200]);
    const newPassword = 'kingfisher-lantern-83';
    const body = { oldPassword: TEST_PASSWORD, newPassword };
    expect((await t.call('POST /api/staff/password', { as: here, body })).status).toBe(200);
    await guess();
    expect(await enter(there.device, newPassword)).toBe(429);
    expect(await enter(here.device, newPassword)).toBe(200);
  });

  it('A3 strangers do not lock staff out of a known address', async () => {
    const staff = await buildStaff(t, 'admin');
    expect((await login(staff.email)).status).toBe(200);
    await t.db.deleteFrom('login_throttles').execute();
    await t.db
      .insertInto('login_throttles')
      .values({
        brand_id: '*',
        scope: 'staff',
        key: staff.email,
        failures: 16,
        window_started_at: t.clock.now(),
      })
      .execute();
    expect((await login(staff.email)).status).toBe(200);
  });

  it('A3 counts guesses over all brands together', async () => {
    const staff = await buildStaff(t, 'admin');
    const codes: string[] = [];
    for (let n = 0; n < 6; n += 1) {
      const brand = t.brands.all[n % t.brands.all.length];
      const answer = await t.call('POST /api/staff/login', {
        body: { email: staff.email, password: 'wrong-password' },
        ...(brand && { brand }),
      });
      codes.push(answer.error.code);
    }
    expect(codes.at(-1)).toBe('PROOF_REQUIRED');
  });

  it('lets a suspended staff member in nowhere', async () => {
    const staff = await buildStaff(t, 'admin');
    await t.db.updateTable('staff').set({ status: 'SUSPENDED' }).where('id', '=', staff.id).execute();
    expect((await login(staff.email)).error.code).toBe('USER_SUSPENDED');
    expect(await look(staff)).toBe(401);
  });

  it('A5 log-out ends the token at once, and only that one', async () => {
    const staff = await buildStaff(t, 'operator');
    const { data: other } = await login(staff.email);
    expect((await t.call('POST /api/staff/logout', { as: staff })).data).toBeNull();
    expect([await look(staff), await look(other)]).toEqual([401, 200]);
  });

  it('A6 ends after 15 minutes without use', async () => {
    const { data: staff } = await login((await buildStaff(t, 'operator')).email);
    for (let n = 0; n < 3; n += 1) {
      t.clock.advance(14 * MINUTE_MS);
      expect(await look(staff)).toBe(200);
    }
    t.clock.advance(15 * MINUTE_MS);
    expect(await look(staff)).toBe(401);
  });

  it('A6 ends after eight hours of use', async () => {
    const { data: staff } = await login((await buildStaff(t, 'operator')).email);
    for (let minutes = 0; minutes < 8 * 60 - 10; minutes += 10) {
      t.clock.advance(10 * MINUTE_MS);
      expect(await look(staff)).toBe(200);
    }
    t.clock.advance(10 * MINUTE_MS);
    expect(await look(staff)).toBe(401);
  });

  const staffCalls = Object.entries(callSpecs).filter(([, { access }]) => access === 'staff') as [
    StaffCall,
    (typeof callSpecs)[StaffCall],
  ][];

  it.each(staffCalls)(
    'ROL-04 DSK-20 I5 I8 %s is for roles with its permission, never for a member, and each refusal is logged',
    async (key, spec) => {
      const member = await buildMember(t);
      const input = {
        unchecked: { params: { brandId: t.brand.id, uuid: uuidv7(), username: 'nobody', revision: '77' } },
      };
      const before = t.logs.length;
      let refusals = 0;
      for (const role of staffRoles) {
        // An opened stream never ends by itself.
        if (spec.stream && rolesAllow([role], spec.permission ?? 'people')) continue;
        const staff = await buildStaff(t, role);
        const { status } = await t.call(key, { as: staff, ...input });
        if (rolesAllow([role], spec.permission ?? 'people')) expect([401, 403], role).not.toContain(status);
        else {
          expect([role, status]).toEqual([role, 403]);
          refusals += 1;
        }
      }
      expect((await t.call(key, { as: member, ...input })).error.code).toBe('SESSION_EXPIRED');
      const refused = t.logs.slice(before).filter((line) => line.includes('authorization.refused'));
      expect(refused).toHaveLength(refusals + 1);
      expect(refused.every((line) => line.includes(key))).toBe(true);
    },
  );

  it('ROL-04 I5 a staff token opens no call of members', async () => {
    const admin = await buildStaff(t, 'admin');
    const member = await buildMember(t, { credit: 100_000 });
    const answer = await t.call('POST /api/auth/withdraw/{uuid}', {
      as: admin,
      params: { uuid: member.id },
      body: { amount: 100 },
    });
    expect(answer.error.code).toBe('SESSION_EXPIRED');
    expect(
      (await t.call('GET /api/auth/user/detail/{uuid}', { as: admin, params: { uuid: member.id } })).status,
    ).toBe(401);
  });
});
