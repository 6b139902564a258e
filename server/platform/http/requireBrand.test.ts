import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSites } from '#server/modules/registerSites';
import { buildStaff } from '#server/testing/builders';
import { testApp, type TestApp, type TestAppOptions } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';

const brands = [
  testBrand('primary', { hostnames: ['www.primary.example'] }),
  testBrand('sibling', { hostnames: ['www.sibling.example'] }),
];
const page = 'https://www.sibling.example';
const foreign = 'https://app.example';
const production = { production: true, demo: false };

/** A server with this configuration, and what it answers to one request. */
function serving(config: NonNullable<TestAppOptions['config']>) {
  const served = {} as { t: TestApp };
  beforeAll(async () => {
    served.t = await testApp({ brands, config, registerSites });
  });
  afterAll(() => served.t.close());
  const get = (url: string, headers: Record<string, string>) => served.t.app.inject({ url, headers });
  return {
    served,
    get,
    /** Status of a call, with its error code. */
    call: async (headers: Record<string, string>) => {
      const response = await get('/api/setting', headers);
      return [response.statusCode, response.json<{ code?: string }>().code];
    },
  };
}

const unknown = [421, 'HOST_UNKNOWN'];
const fine = [200, undefined];

describe('I10 a host that no brand lists, in production', () => {
  const { served, get, call } = serving(production);

  it.each([
    '127.0.0.1:4400',
    'localhost:4400',
    '[::1]:4400',
    'sala_api',
    'origin.example',
    'unknown.localhost',
  ])('is refused: %s', async (host) => {
    expect(await call({ host })).toEqual(unknown);
    const shown = await get('/', { host });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([421, 'text/html; charset=utf-8']);
    expect(shown.body).toContain('pass the visitor’s <code>Host</code> on');
    expect((await get('/brand.json', { host })).statusCode).toBe(421);
  });

  it('is named by the error, with the header to correct', async () => {
    const { statusCode, ...response } = await get('/api/setting', { host: 'sala_api' });
    expect([statusCode, response.json()]).toMatchObject([
      421,
      {
        code: 'HOST_UNKNOWN',
        params: { host: 'sala_api' },
        errors: { host: expect.stringContaining('host name of the brand') },
      },
    ]);
    expect(served.t.logs.join('')).toContain('"event":"host.unknown","header":"host","host":"sala_api"');
  });

  it('does not matter when web-hostname names a brand, and a wrong name there does not help', async () => {
    expect(await call({ host: 'sala_api', 'web-hostname': 'www.sibling.example' })).toEqual(fine);
    expect(await call({ host: 'sala_api', 'web-hostname': 'nobody.example' })).toEqual(unknown);
  });

  it('stays open for health checks, staff calls and programs of the platform', async () => {
    const { token } = await buildStaff(served.t, 'admin');
    const headers = { host: '127.0.0.1', authorization: `Bearer ${token}` };
    expect((await get('/livez', headers)).statusCode).toBe(200);
    expect((await get('/readyz', headers)).statusCode).toBe(200);
    expect((await get('/api/staff/deposit', headers)).json()).toMatchObject({ code: 'SECOND_FACTOR_NEEDED' });
    expect((await get('/nothing', { host: 'studio.localhost' })).statusCode).toBe(404);
  });
});

describe('LAY-02 I10 a host that no brand lists', () => {
  const chosen = serving({ ...production, defaultBrand: 'sibling' });
  it('opens the brand of DEFAULT_BRAND', async () => {
    expect(await chosen.call({ host: 'origin.example' })).toEqual(fine);
  });

  const development = serving({});
  it('opens the primary brand in development, unless no browser could have sent its name', async () => {
    for (const host of ['localhost:4400', '127.0.0.1:4400', '[::1]', 'nobody.example'])
      expect(await development.call({ host })).toEqual(fine);
    expect(await development.call({ host: 'sala_api' })).toEqual(unknown);
  });
});

describe('I9 a call from a listed foreign origin', () => {
  const { call, get } = serving({ ...production, defaultBrand: 'primary', corsOrigins: [page, foreign] });
  const host = 'api.example';

  it('names its brand in web-hostname', async () => {
    expect(await call({ host, origin: page, 'web-hostname': 'www.sibling.example' })).toEqual(fine);
    expect(await call({ host, origin: foreign, 'web-hostname': 'www.sibling.example' })).toEqual(fine);
  });

  it.each([
    ['no brand', page, {}],
    ['an unknown host', page, { 'web-hostname': 'nobody.example' }],
    ['the host of the API', foreign, { 'web-hostname': host }],
    ['another brand than the page’s', page, { 'web-hostname': 'www.primary.example' }],
  ])('is refused with %s, in an answer that the page can read', async (_, origin, header) => {
    const response = await get('/api/setting', { host, origin, ...header });
    expect(response.json()).toMatchObject({
      status: 421,
      code: 'HOST_UNKNOWN',
      errors: { 'web-hostname': expect.stringContaining('host name of the brand') },
    });
    expect(response.headers['access-control-allow-origin']).toBe(origin);
  });
});
