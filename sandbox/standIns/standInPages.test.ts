import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerSites } from '#server/modules/registerSites';
import { testApp, type TestApp } from '#server/testing/testApp';
import { testClock } from '#server/testing/testClock';
import { leagues } from './leagues';
import { standInPages } from './standInPages';

const addresses = [
  '/sandbox/live-score',
  '/sandbox/standings',
  '/sandbox/chat/demo/demo',
  '/sandbox/files/pages.css',
];

describe('stand-ins of the sandbox', () => {
  let demo: TestApp;
  let real: TestApp;
  let sandbox: FastifyInstance;
  beforeAll(async () => {
    const clock = testClock();
    sandbox = Fastify({ trustProxy: 'loopback' });
    await standInPages(sandbox, clock);
    const standInsUrl = await sandbox.listen({ port: 0, host: '127.0.0.1' });
    demo = await testApp({ clock, config: { standInsUrl }, registerSites });
    real = await testApp({ registerSites });
  });
  afterAll(() => Promise.all([demo.close(), real.close(), sandbox.close()]));

  const get = (url: string, t = demo) =>
    t.app.inject({ url, headers: { host: 'primary.localhost:4400', accept: 'text/html' } });

  it.each(addresses)(
    '%s is served where the stand-ins are, and is not found on any other server',
    async (url) => {
      expect((await get(url)).statusCode).toBe(200);
      const { statusCode, headers } = await get(url, real);
      expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each([
    '/sandbox/',
    '/sandbox/none',
    '/sandbox/chat',
    '/sandbox/files/none.css',
    '/sandbox/files/x.woff2',
  ])('%s is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it.each(['/sandbox/live-score', '/sandbox/standings'])(
    'W1 %s runs no script, loads from its own host only and is framed by that host only',
    async (url) => {
      const { headers, payload } = await get(url);
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; base-uri 'none'; form-action 'none'; style-src http://primary.localhost:4400; " +
          'font-src http://primary.localhost:4400; frame-ancestors http://primary.localhost:4400',
      );
      expect(headers['x-frame-options']).toBeUndefined();
      expect(payload).not.toMatch(/<script|style=|\son\w+=/);
      for (const [file] of payload.matchAll(/\/sandbox\/files\/[\w.-]+/g))
        expect((await get(file)).headers['cross-origin-resource-policy']).toBe('cross-origin');
    },
  );

  it('PUB-08 live scores show every league, the minute and the time in Bangkok', async () => {
    demo.clock.set(new Date('2026-11-14T13:10:00Z'));
    const { payload } = await get('/sandbox/live-score');
    expect(payload).toContain('<html lang="th">');
    expect(payload).toContain('อัปเดต 20:10 น. เวลาไทย');
    for (const { name } of leagues) expect(payload).toContain(name.th);
    expect(payload).toMatch(/<li data-phase="playing"><span class="status">\d+&#39;/);
    expect(payload).toMatch(/<li data-phase="upcoming"><span class="status">\d\d:\d\d น\./);
    expect(payload.match(/<li /g)).toHaveLength(36);
  });

  it('PUB-09 standings have a row for each club, with a complete name for each column', async () => {
    const { payload } = await get('/sandbox/standings?language=en');
    expect(payload.match(/<th scope="row"/g)).toHaveLength(8);
    for (const column of ['Played', 'Won', 'Drawn', 'Lost', 'Goal difference', 'Points'])
      expect(payload).toContain(`title="${column}"`);
  });

  it.each(['/sandbox/live-score', '/sandbox/standings'])(
    'LAY-26 %s is in English where asked',
    async (url) => {
      const { payload } = await get(`${url}?language=en`);
      expect(payload).toContain('<html lang="en">');
      expect(payload).not.toMatch(/[ก-ฮ]/);
      expect((await get(`${url}?language=xx`)).payload).toContain('<html lang="th">');
    },
  );
});
