import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSpecs, memberAppCalls } from '#schemas/api/contract';
import { buildMember } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { requestHeaders } from './allowOrigins';
import { routeOf } from './callRoute';

const origin = 'https://www.primary.example';
const brands = [testBrand('primary', { hostnames: ['www.primary.example'] })];

describe('I9 an origin of CORS_ORIGINS', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands, config: { corsOrigins: [origin] } });
  });
  afterAll(() => t.close());

  const preflight = (url: string, from = origin) =>
    t.app.inject({
      method: 'OPTIONS',
      url,
      headers: {
        host: 'api.example',
        origin: from,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
  const sent = (headers: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')));

  it('gets a preflight that lasts, for each call of the member app and each of its headers', async () => {
    for (const key of memberAppCalls) {
      const { method, url } = routeOf(key);
      const { statusCode, headers } = await preflight(url.replace(/:\w+/g, 'x'));
      expect([key, statusCode, headers['vary']]).toEqual([key, 204, 'Origin']);
      expect(sent(headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': expect.stringContaining(String(method)),
        'access-control-allow-headers': requestHeaders.join(', '),
        'access-control-max-age': '7200',
      });
    }
  });

  it('needs no database for a preflight', async () => {
    expect(await t.queries(() => preflight('/api/auth/user/x'))).toEqual([]);
  });

  it('may use a session of the member, without cookies', async () => {
    const member = await buildMember(t);
    const headers = { origin, 'web-hostname': 'www.primary.example', host: 'api.example' };
    const own = await t.call('GET /api/auth/session/list', { as: member, headers });
    expect(own.status).toBe(200);
    expect(own.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': 'idempotent-replayed, retry-after, trace-id',
      vary: 'Origin',
    });
    expect(own.headers).not.toHaveProperty('access-control-allow-credentials');
    expect(own.headers).not.toHaveProperty('set-cookie');
    const logout = await t.call('POST /api/auth/logout', { as: member, headers });
    expect(logout.status).toBe(200);
    const after = await t.call('GET /api/auth/session/list', { as: member, headers });
    expect([after.status, after.headers['access-control-allow-origin']]).toEqual([401, origin]);
  });

  it('gets nothing of staff calls, shares, documents and pages', async () => {
    const others = Object.keys(callSpecs).filter((key) => !memberAppCalls.includes(key as never));
    expect(others.length).toBeGreaterThan(50);
    const urls = others.map((key) => routeOf(key as 'POST /api/share').url.replace(/:\w+/g, 'x'));
    for (const url of [...urls, '/api/nothing', '/api/docs/json', '/readyz', '/', '/brand.json']) {
      const { statusCode, headers } = await preflight(url);
      expect([url, statusCode, sent(headers)]).toEqual([url, statusCode === 405 ? 405 : 404, {}]);
    }
  });

  it.each([
    'https://evil.example',
    'http://www.primary.example',
    `${origin}.evil.example`,
    `${origin}:8443`,
    'null',
  ])('is an exact one: %s is refused', async (from) => {
    const { statusCode, headers } = await preflight('/api/auth/login', from);
    expect([statusCode, sent(headers), headers['vary']]).toEqual([405, {}, 'Origin']);
    const call = await t.call('GET /api/setting', { headers: { origin: from } });
    expect([call.status, sent(call.headers), call.headers['vary']]).toEqual([200, {}, 'Origin']);
  });
});

describe('I9 without CORS_ORIGINS', () => {
  it('no origin is allowed', async () => {
    const t = await testApp({ brands });
    const { statusCode, headers } = await t.app.inject({
      method: 'OPTIONS',
      url: '/api/auth/login',
      headers: { origin },
    });
    expect([statusCode, headers['access-control-allow-origin'], headers['vary']]).toEqual([
      405,
      undefined,
      undefined,
    ]);
    await t.close();
  });
});
