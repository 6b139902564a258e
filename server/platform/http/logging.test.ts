import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uuidv7 } from '#server/platform/id';
import { TEST_PASSWORD, buildMember, buildStaff, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const SECRET_TEXT = 'SELECT secret FROM vault at /srv/app/secret.ts:1:1';

describe('logs and unexpected errors', () => {
  let t: TestApp;
  let member: TestMember;
  beforeAll(async () => {
    t = await testApp({
      config: { production: true },
      handlers: {
        'GET /api/setting': () => {
          throw new Error(SECRET_TEXT);
        },
        'GET /api/configuration': async () => {
          await t.db
            .insertInto('members')
            .values({
              brand_id: t.brand.id,
              id: uuidv7(),
              username: 'twice',
              phone_e164: `+66${member.phone.slice(1)}`,
              name: 'x',
              password_hash: 'canary-hash',
              aff_code: 'TWICE',
              created_at: t.clock.now(),
            })
            .execute();
          return [];
        },
      },
    });
    member = await buildMember(t);
  });
  afterAll(() => t.close());

  it('D10 an unexpected error answers a generic message with a trace id, and is logged completely', async () => {
    const { status, error, headers } = await t.call('GET /api/setting');
    expect([status, error]).toEqual([
      500,
      { status: 500, code: 'GENERIC', message: 'ทำรายการไม่สำเร็จ กรุณาลองใหม่อีกครั้ง' },
    ]);
    const line = t.logs.find((text) => text.includes(SECRET_TEXT));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ reqId: headers['trace-id'], code: 'GENERIC' });
  });

  it('D10 D11 a database error is logged with its constraint, without values', async () => {
    const from = t.logs.length;
    const { text } = await t.call('GET /api/configuration');
    const logged = t.logs.slice(from).join('');
    expect(text).not.toMatch(/members_phone|insert|duplicate/i);
    expect(logged).toContain('members_phone');
    for (const value of [member.phone.slice(1), 'canary-hash']) expect(logged).not.toContain(value);
  });

  it('D11 A12 no password, token, phone or account number is logged', async () => {
    const canary = {
      phone: '0817654321',
      bankId: '0987612345',
      password: 'Canary-ใจดี-9931',
      other: 'Canary-other-5518',
    };
    const body = {
      phone: canary.phone,
      username: 'canary01',
      password: canary.password,
      confirmPassword: canary.password,
      name: 'สมชาย ใจดี',
      bankName: 'KBANK',
      bankId: canary.bankId,
    } as const;
    const { data } = await t.call('POST /api/user/register', { body });
    const as = { token: data?.token ?? '' };
    await t.call('POST /api/user/register', { body });
    await t.call('POST /api/user/register', {
      unchecked: { body: { ...body, [canary.other]: canary.bankId } },
    });
    await t.call('GET /api/user/checkPhone/{value}', { params: { value: canary.phone } });
    await t.call('POST /api/user/checkBankId/{bankId}', {
      params: { bankId: canary.bankId },
      body: { bankName: 'KBANK' },
    });
    await t.call('POST /api/auth/login', { body: { username: canary.phone, password: canary.other } });
    await t.call('POST /api/auth/login', { body: { username: 'canary01', password: canary.password } });
    await t.call('POST /api/auth/user/change-password/{uuid}', {
      params: { uuid: data?.user.uuid ?? '' },
      body: { oldPassword: canary.password, newPassword: canary.other, confirmPassword: canary.other },
      as,
    });
    await t.call('GET /api/auth/user/detail/{uuid}', { params: { uuid: member.id }, as });
    await t.call('POST /api/auth/logout', { as });
    await t.call('POST /api/auth/logout', { as });
    expect(t.logs.length).toBeGreaterThan(2);
    const logged = t.logs.join('');
    for (const value of [
      canary.phone,
      canary.phone.slice(1),
      canary.bankId,
      canary.password,
      canary.other,
      as.token,
      TEST_PASSWORD,
    ]) {
      expect(logged).not.toContain(value);
    }
    const audit = JSON.stringify(await t.db.selectFrom('audit_log').selectAll().execute());
    for (const value of [canary.phone.slice(1), canary.bankId, canary.password, canary.other, as.token])
      expect(audit).not.toContain(value);
  });

  it('A3 D11 each log-in is logged with name, address and result, never with the credentials', async () => {
    const from = t.logs.length;
    const staff = await buildStaff(t, 'viewer');
    const ask = (username: string, password: string) =>
      t.call('POST /api/auth/login', { body: { username, password } });
    await ask(member.username, TEST_PASSWORD);
    await ask(member.username, 'typed-wrong-7719');
    await ask('typed-as-a-name-7719', TEST_PASSWORD);
    await t.call('POST /api/staff/login', { body: { email: staff.email, password: 'typed-wrong-7719' } });
    await t.call('POST /api/auth/session/end-others', { body: { password: 'wrong-7719' }, as: member });
    const lines = t.logs
      .slice(from)
      .filter((line) => line.includes('"event":"authentication.'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    const common = { brand: t.brand.id, ip: '127.0.0.1', time: expect.any(Number) as number };
    const refused = { event: 'authentication.refused', ...common };
    expect(lines).toMatchObject([
      { event: 'authentication.passed', member: member.id, ...common },
      { ...refused, call: 'POST /api/auth/login', code: 'AUTH_INVALID' },
      { ...refused, call: 'POST /api/auth/login', code: 'AUTH_INVALID' },
      { ...refused, call: 'POST /api/staff/login', code: 'AUTH_INVALID' },
      { ...refused, call: 'POST /api/auth/session/end-others', code: 'PASSWORD_WRONG', member: member.id },
    ]);
    expect(t.logs.slice(from).join('')).not.toContain('7719');
  });

  it('D11 101 a line break or an escape code cannot forge a log line', async () => {
    const from = t.logs.length;
    const forged = '\n{"level":50,"msg":"forged"}';
    await t.call('GET /api/auth/user/{uuid}', {
      unchecked: { params: { uuid: `${forged}\u001b[31m` } },
      as: { token: 'x' },
    });
    await t.app.inject({
      url: '/api/auth/address/mine',
      headers: {
        host: `a.example${encodeURIComponent(forged)}`,
        'user-agent': 'x\u001b[31m',
        authorization: 'Bearer \u001b[31m',
      },
    });
    const lines = t.logs.slice(from);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) {
      expect(line.trimEnd()).not.toMatch(/[\n\r\u001b]/);
      expect(JSON.parse(line)).not.toMatchObject({ msg: 'forged' });
    }
  });
});
