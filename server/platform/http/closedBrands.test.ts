import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BrandDirectory } from '#server/platform/brands/brandDirectory';
import { buildStaff } from '#server/testing/builders';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testBrand } from '#server/testing/testBrands';
import { testDirectory } from '#server/testing/testDirectory';

const closed = {
  id: 'broken',
  hostnames: ['broken.example'],
  primary: false,
  reason: 'brands/broken: wrong',
};

describe('BRD-01 a brand closed by an invalid file', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await testApp({ brands: [testBrand('open', { primary: true })], closed: [closed] });
  });
  afterAll(() => t.close());

  const get = (host: string, url: string, headers: Record<string, string> = {}) =>
    t.app.inject({ url, headers: { host, ...headers } });

  it.each(['broken.example', 'broken.localhost', 'BROKEN.example:4400'])(
    'answers 503 at %s',
    async (host) => {
      const page = await get(host, '/');
      expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
      expect(page.body).toContain('ปิดให้บริการชั่วคราว');
      const call = await get(host, '/api/setting');
      expect([call.statusCode, call.json<{ code: string }>().code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(call.headers['retry-after']).toBe('60');
    },
  );

  it('answers 503 to a call with its host in web-hostname', async () => {
    const call = await get('open.localhost', '/api/setting', { 'web-hostname': 'broken.example' });
    expect(call.statusCode).toBe(503);
  });

  it('leaves other brands open, also on unlisted hosts', async () => {
    for (const host of ['open.localhost', 'unlisted.example'])
      expect((await get(host, '/api/setting')).statusCode).toBe(200);
  });

  it('is named by /readyz, which stays ready', async () => {
    const ready = await get('localhost', '/readyz');
    expect([ready.statusCode, ready.json()]).toEqual([
      200,
      { status: 'ok', detail: { closedBrands: ['broken'] } },
    ]);
  });

  it('is listed with its reason only for staff with a role there', async () => {
    const list = async (as: Awaited<ReturnType<typeof buildStaff>>) =>
      (await t.call('GET /api/staff/closed-brand', { as })).data;
    expect(await list(await buildStaff(t, 'admin'))).toEqual([
      { brandId: 'broken', reason: 'brands/broken: wrong' },
    ]);
    expect(await list(await buildStaff(t, 'viewer', 'open'))).toEqual([]);
  });

  it('closes unlisted hosts when it is the primary brand, but never the studio', () => {
    const open = testDirectory([testBrand('open')]);
    const directory = new BrandDirectory(
      open.rules,
      open.all.flatMap(({ id }) => open.published(id) ?? []),
      { closed: [{ ...closed, primary: true }] },
    );
    expect(directory.closedAt(undefined, 'unlisted.example')?.id).toBe('broken');
    expect(directory.closedAt(undefined, 'open.localhost')).toBeUndefined();
  });

  it('opens again with its next valid revision', () => {
    const open = testDirectory([testBrand('open'), testBrand('broken')]);
    const next = open.published('broken');
    const directory = new BrandDirectory(
      open.rules,
      open.all.filter(({ id }) => id === 'open').flatMap(({ id }) => open.published(id) ?? []),
      { closed: [closed] },
    );
    if (next) directory.take(next);
    expect(directory.closed).toEqual([]);
    expect(directory.closedAt(undefined, 'broken.localhost')).toBeUndefined();
    expect(directory.byId('broken')?.id).toBe('broken');
  });
});
