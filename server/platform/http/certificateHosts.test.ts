import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { certificateHosts } from './certificateHosts';

describe('hosts that certificates are obtained for', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({
      brands: [testBrand('primary'), testBrand('sibling', { hostnames: ['www.sibling.example'] })],
      config: { studioHost: 'studio.example', production: true },
    });
  });
  afterAll(() => t.close());

  const status = async (query: string, host = 'api-1:4400') =>
    (await t.app.inject({ url: `/certificate-host${query}`, headers: { host } })).statusCode;

  it('BRD-12 are exact hosts of open brands and of programs, asked at any host', async () => {
    expect(await status('?domain=www.sibling.example')).toBe(200);
    expect(await status('?domain=studio.example')).toBe(200);
    for (const domain of ['sibling.example', 'x.www.sibling.example', '*.sibling.example', '10.0.0.5', ''])
      expect([domain, await status(`?domain=${domain}`)]).toEqual([domain, 404]);
    expect(await status('')).toBe(404);
    expect(await status('?domain=studio.example&domain=www.sibling.example')).toBe(404);
  });

  it('BRD-12 are not those of drafts and archived brands', async () => {
    t.brands.takeLives([
      { brandId: 'sibling', state: 'ARCHIVED', since: new Date(), imagesOf: null, version: 1 },
    ]);
    expect(await status('?domain=www.sibling.example')).toBe(404);
    t.brands.takeLives([
      { brandId: 'sibling', state: 'OPEN', since: new Date(), imagesOf: null, version: 2 },
    ]);
    expect(await status('?domain=www.sibling.example')).toBe(200);
  });

  it('BRD-12 100,000 made-up names are refused without one query', async () => {
    const names = Array.from({ length: 100_000 }, () => `${randomBytes(6).toString('hex')}.example`);
    const isServed = certificateHosts(t.brands, ['studio.example']);
    const queries = await t.queries(async () => {
      for (const name of names.slice(0, 500)) expect(await status(`?domain=${name}`)).toBe(404);
      expect(names.filter(isServed)).toEqual([]);
    });
    expect(queries).toEqual([]);
  });
});
