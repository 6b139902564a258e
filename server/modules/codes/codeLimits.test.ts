import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#core/time/durations';
import { eventually } from '#server/testing/eventually';
import { smsInbox } from '#server/testing/smsInbox';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrands } from '#server/testing/testBrands';

const brands = testBrands().map((brand) => ({
  ...brand,
  flags: { ...brand.flags, verifyPhone: true },
  limits: { ...brand.limits, codesPerDay: 24 },
}));

describe('limits of codes', () => {
  let t: TestApp;
  beforeEach(async () => {
    t = await testApp({ brands, ports: { sms: smsInbox() }, config: { trustProxy: 1 } });
  });
  afterEach(() => t.close());

  const send = async (phone: string, ip = '192.0.2.1') => {
    const headers = { 'x-forwarded-for': ip };
    const answer = await t.call('POST /api/user/phone/code', { body: { phone }, headers });
    return answer.status === 200 ? 'SENT' : answer.error.code;
  };
  const phone = (n: number) => `08100000${String(n).padStart(2, '0')}`;

  it('five codes an hour for one number, from whatever address', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect(await send(phone(1), `192.0.2.${n}`)).toBe('SENT');
      t.clock.advance(MINUTE_MS);
    }
    expect(await send(phone(1), '192.0.2.9')).toBe('RATE_LIMITED');
    t.clock.advance(55 * MINUTE_MS);
    expect(await send(phone(1), '192.0.2.9')).toBe('SENT');
  });

  it('twenty codes an hour for one address, and the day of the brand', async () => {
    for (let n = 0; n < 20; n += 1) expect(await send(phone(n))).toBe('SENT');
    expect(await send(phone(20))).toBe('RATE_LIMITED');
    for (let n = 20; n < 24; n += 1) expect(await send(phone(n), '192.0.2.2')).toBe('SENT');
    expect(await send(phone(24), '192.0.2.2')).toBe('RATE_LIMITED');
    t.clock.set('2026-11-15T00:00:00+07:00');
    expect(await send(phone(24), '192.0.2.2')).toBe('SENT');
  });
});

describe('a brand without a provider', () => {
  it('says that no code can be sent', async () => {
    const t = await testApp({ brands });
    try {
      const answer = await t.call('POST /api/user/phone/code', { body: { phone: '0812345678' } });
      expect(answer.error.code).toBe('CODE_UNAVAILABLE');
      expect(await t.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
    } finally {
      await t.close();
    }
  });

  it('logs a failing gateway without the number, and the answer does not tell', async () => {
    const failing = { send: () => Promise.reject(new Error('gateway is down')) };
    const t = await testApp({ brands, ports: { sms: failing } });
    try {
      const answer = await t.call('POST /api/user/phone/code', { body: { phone: '0812345678' } });
      expect(answer.status).toBe(200);
      await eventually(() => t.logs.join('')).toContain('gateway is down');
      expect(t.logs.join('')).not.toContain('812345678');
    } finally {
      await t.close();
    }
  });
});
