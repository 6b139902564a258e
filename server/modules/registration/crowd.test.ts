import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Calls } from '#schemas/api/contract';
import { HOUR_MS } from '#core/time/durations';
import { answerChallenge } from '#server/testing/logins';
import { testApp, type TestApp } from '#server/testing/testApp';

type Body = Calls['POST /api/user/register']['body'];

const FREE = 4;

describe('many registrations from one address', () => {
  let t: TestApp;
  let count = 0;
  beforeAll(async () => {
    t = await testApp({ config: { trustProxy: 1, registrationsPerAddress: FREE } });
  });
  afterAll(() => t.close());

  const register = (ip: string, more: Partial<Body> = {}) => {
    count += 1;
    const own = String(count).padStart(4, '0');
    const password = 'kf83-vn20-ทะเล';
    const body = {
      phone: `081666${own}`,
      username: `crowd${own}`,
      password,
      confirmPassword: password,
      name: 'สมหญิง ใจดี',
      bankName: 'KBANK',
      bankId: `012346${own}`,
      ...more,
    } as const;
    const [brand, other] = t.brands.all;
    // Over all brands: the address is one.
    const at = count % 2 === 0 ? brand : other;
    return t.call('POST /api/user/register', {
      body,
      headers: { 'x-forwarded-for': ip },
      ...(at && { brand: at }),
    });
  };

  it('2.4.1 need a proof of work beyond the free ones, and are never refused for good', async () => {
    const ip = '10.7.0.1';
    for (let n = 0; n < FREE; n += 1) expect((await register(ip)).status).toBe(200);
    const asked = await register(ip);
    expect([asked.status, asked.error.code, asked.error.params?.['bits']]).toEqual([
      429,
      'PROOF_REQUIRED',
      15,
    ]);
    expect((await register(ip, { proof: await answerChallenge(asked.error) })).status).toBe(200);
    expect((await register(ip)).error.code).toBe('PROOF_REQUIRED');
    expect((await register('10.7.0.2')).status).toBe(200);
    t.clock.advance(HOUR_MS);
    expect((await register(ip)).status).toBe(200);
  });

  it('2.4.1 a proof counts once, for its own address, and each doubling makes the work twice as much', async () => {
    const ip = '10.7.1.1';
    for (let n = 0; n < FREE; n += 1) await register(ip);
    const proof = await answerChallenge((await register(ip)).error);
    expect((await register('10.7.1.2', { proof })).status).toBe(200);
    expect((await register(ip, { proof })).status).toBe(200);
    expect((await register(ip, { proof })).error.code).toBe('PROOF_REQUIRED');
    for (let n = 0; n < FREE; n += 1) await register(ip);
    expect((await register(ip)).error.params?.['bits']).toBe(16);
  });

  it('A14 no work lifts the bound of 60 a minute', async () => {
    const ip = '10.7.2.1';
    await t.db
      .insertInto('rate_counters')
      .values({
        brand_id: '*',
        scope: 'register-minute',
        key: ip,
        hits: 60,
        window_started_at: t.clock.now(),
      })
      .execute();
    expect((await register(ip)).error.code).toBe('RATE_LIMITED');
  });

  it('A3 the device that registers is known at the next log-in', async () => {
    const { data } = await register('10.7.3.1');
    expect(data?.device).toMatch(/^[\w-]{43}$/);
  });
});
