import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#core/time/durations';
import { buildApp } from '#server/app';
import { readConfig } from '#server/platform/config/config';
import { TEST_PASSWORD, buildMember, openSession, type TestMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';

const LIST = 'GET /api/auth/session/list';

describe('sessions', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ config: { trustProxy: 1 } });
  });
  afterAll(() => t.close());

  let lastAddress = 0;
  const login = async ({ username }: TestMember, headers: Record<string, string> = {}) => {
    lastAddress += 1;
    const from = { 'x-forwarded-for': `10.1.0.${String(lastAddress)}` };
    const { data } = await t.call('POST /api/auth/login', {
      body: { username, password: TEST_PASSWORD },
      headers: { ...from, ...headers },
    });
    return { token: data.token };
  };
  const statusOf = async (as: { token: string }) =>
    (await t.call('GET /api/auth/address/mine', { as })).status;

  it('A5 log-out ends the token at once, on every server, and this one only', async () => {
    const member = await buildMember(t);
    const [here, there] = [await login(member), await login(member)];
    const second = await buildApp({
      config: readConfig({ PORT: '0', DATA_DIR: '/nonexistent' }),
      db: t.db,
      pool: t.pool,
      brands: t.brands,
      clock: t.clock,
      maxEventLoopDelayMs: 0,
      logStream: { write: () => undefined },
    });
    const ask = async ({ token }: { token: string }) =>
      (
        await second.inject({
          url: '/api/auth/session/list',
          headers: { host: `${t.brand.id}.localhost`, authorization: `Bearer ${token}` },
        })
      ).statusCode;
    expect([await ask(here), await ask(there)]).toEqual([200, 200]);
    expect((await t.call('POST /api/auth/logout', { as: here })).data).toBeNull();
    expect([await ask(here), await ask(there), await statusOf(here)]).toEqual([401, 200, 401]);
    await second.close();
  });

  it('A5 disabling a member ends all of their sessions', async () => {
    const member = await buildMember(t);
    const tokens = [await login(member), await login(member)];
    await t.db.updateTable('members').set({ status: 'SUSPENDED' }).where('id', '=', member.id).execute();
    for (const token of tokens) expect(await statusOf(token)).toBe(403);
  });

  it('A6 an idle session ends after 30 minutes to the millisecond, any after a day', async () => {
    const member = await buildMember(t);
    const [idle, busy] = [await login(member), await login(member)];
    const idleMs = t.brand.session.idleMinutes * MINUTE_MS;
    expect([t.brand.session.idleMinutes, t.brand.session.absoluteHours]).toEqual([30, 24]);
    t.clock.advance(idleMs - 1);
    expect([await statusOf(idle), await statusOf(busy)]).toEqual([200, 200]);
    t.clock.advance(idleMs - 1);
    expect(await statusOf(busy)).toBe(200);
    t.clock.advance(1);
    expect([await statusOf(idle), await statusOf(busy)]).toEqual([401, 200]);
    const opened = t.clock.now().getTime() - 2 * idleMs + 1;
    while (t.clock.now().getTime() < opened + DAY_MS - idleMs) {
      t.clock.advance(idleMs / 2);
      expect(await statusOf(busy)).toBe(200);
    }
    t.clock.set(new Date(opened + DAY_MS - 1));
    expect(await statusOf(busy)).toBe(200);
    t.clock.advance(1);
    expect(await statusOf(busy)).toBe(401);
  });

  it('A6 requests that an open page sends by itself do not extend the session', async () => {
    const member = await buildMember(t);
    const page = await login(member);
    const polls = [
      () =>
        t.call('POST /api/auth/user/getCredit/{username}', {
          params: { username: member.username },
          as: page,
        }),
      () => t.call('GET /api/auth/user/level/{uuid}', { params: { uuid: member.id }, as: page }),
      () => t.call('GET /api/auth/configuration/list', { as: page }),
      () => t.call('GET /api/auth/announcement', { as: page }),
      () => t.call('GET /api/auth/deposit-request/my', { as: page }),
      () =>
        t.call('GET /api/auth/withdraw/withdraw-request/{uuid}', { params: { uuid: member.id }, as: page }),
    ];
    for (const poll of polls) {
      expect((await poll()).status).toBe(200);
      t.clock.advance(5 * MINUTE_MS);
    }
    for (const poll of polls) expect((await poll()).status).toBe(401);
  });

  it('A3 the address is the one that the trusted proxy saw, not one that the client claims', async () => {
    const member = await buildMember(t);
    const session = await login(member, { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' });
    const { data } = await t.call(LIST, { as: session });
    expect(data.find(({ current }) => current)?.ip).toBe('203.0.113.x');
  });

  it('A7 lists devices, networks and times, last used first, the own one marked', async () => {
    const member = await buildMember(t);
    await t.db
      .updateTable('sessions')
      .set({ revoked_at: t.clock.now() })
      .where('member_id', '=', member.id)
      .execute();
    const phone = await login(member, {
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36',
      'x-forwarded-for': '203.0.113.9',
    });
    t.clock.advance(2 * MINUTE_MS);
    await login(member, { 'user-agent': 'curl' });
    t.clock.advance(MINUTE_MS);
    const { data } = await t.call(LIST, { as: phone });
    expect(data.map(({ device, current }) => [device, current])).toEqual([
      ['Chrome · Android', true],
      ['', false],
    ]);
    expect(data[0]).toMatchObject({
      ip: '203.0.113.x',
      createdAt: expect.stringMatching(/\+07:00$/) as string,
    });
    t.clock.advance(30 * MINUTE_MS - 1);
    expect((await t.call(LIST, { as: phone })).data).toHaveLength(1);
  });

  it('A7 ends one or all others, after the password', async () => {
    const member = await buildMember(t);
    const [one, two, three] = [await login(member), await login(member), await login(member)];
    const { data } = await t.call(LIST, { as: two });
    const uuid = data.find(({ current }) => current)?.uuid ?? '';
    const end = (password: string) =>
      t.call('POST /api/auth/session/end', { body: { uuid, password }, as: one });
    expect((await end('wrong')).error).toMatchObject({
      status: 400,
      code: 'PASSWORD_WRONG',
      errors: { password: 'รหัสผ่านไม่ถูกต้อง' },
    });
    expect(await statusOf(two)).toBe(200);
    expect((await end(TEST_PASSWORD)).status).toBe(200);
    expect([await statusOf(one), await statusOf(two), await statusOf(three)]).toEqual([200, 401, 200]);
    expect((await end(TEST_PASSWORD)).error.code).toBe('NOT_FOUND');
    await t.call('POST /api/auth/session/end-others', { body: { password: TEST_PASSWORD }, as: one });
    expect([await statusOf(one), await statusOf(three)]).toEqual([200, 401]);
  });

  it('A3 A7 guesses at the password of an open session are throttled, apart from log-in', async () => {
    const member = await buildMember(t);
    const thief = await login(member);
    const guess = () =>
      t.call('POST /api/auth/session/end-others', { body: { password: 'wrong' }, as: thief });
    const answers = await Promise.all(Array.from({ length: 30 }, guess));
    expect(answers.filter(({ error }) => error.code === 'PASSWORD_WRONG')).toHaveLength(5);
    expect(answers.filter(({ error }) => error.code === 'LOGIN_THROTTLED')).toHaveLength(25);
    expect(await statusOf(await login(member))).toBe(200);
  });

  it('A8 leaves the five newest sessions, also after four concurrent log-ins', async () => {
    const member = await buildMember(t);
    const tokens: { token: string }[] = [];
    for (let n = 0; n < 6; n += 1) tokens.push(await login(member));
    expect(await Promise.all(tokens.map(statusOf))).toEqual([401, 200, 200, 200, 200, 200]);
    await Promise.all(Array.from({ length: 4 }, () => login(member)));
    const open = await t.db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', member.id)
      .where('revoked_at', 'is', null)
      .execute();
    expect(open).toHaveLength(5);
  });

  it('A8 a new log-in has a new token and ends the one that the device still had', async () => {
    const member = await buildMember(t);
    const [old, other] = [await login(member), await login(member)];
    const fresh = await login(member, { authorization: `Bearer ${old.token}` });
    expect(fresh.token).not.toBe(old.token);
    expect([await statusOf(old), await statusOf(other), await statusOf(fresh)]).toEqual([401, 200, 200]);
  });

  it('I1 no session of another member ends by its id', async () => {
    const [a, b] = [await buildMember(t), await buildMember(t)];
    const { sessionId, token } = await openSession(t, b);
    const { error } = await t.call('POST /api/auth/session/end', {
      body: { uuid: sessionId, password: TEST_PASSWORD },
      as: a,
    });
    expect(error.code).toBe('NOT_FOUND');
    expect(await statusOf({ token })).toBe(200);
  });
});
