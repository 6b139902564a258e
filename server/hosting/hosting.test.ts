import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hosting, onHost } from './hosting';
import { securityHeaders } from './securityHeaders';
import { SITE_FILE, type SiteBrand } from './site';

const bundle = (id: string, primary: boolean): SiteBrand => ({
  id,
  primary,
  hostnames: [`www.${id}.example`],
  pages: ['/', '/login'],
  csp: `default-src 'none'; script-src ${id}`,
});
const files: Readonly<Record<string, string>> = {
  [SITE_FILE]: JSON.stringify({ brands: [bundle('one', true), bundle('two', false)] }),
  '_server/secret.txt': 'not for the world',
  ...Object.fromEntries(
    ['one', 'two', 'unlisted'].flatMap((id) => [
      [`${id}/index.html`, `<h1>${id} landing</h1>`],
      [`${id}/login/index.html`, `<h1>${id} login</h1>`],
      [`${id}/200.html`, `<h1>${id} shell</h1>`],
      [`${id}/brand.json`, `{"id":"${id}"}`],
      [`${id}/app/main-abc.js`, `// ${id}`],
      [`${id}/app/main-abc.js.br`, 'packed'],
      [`${id}/brand/logo.svg`, '<svg/>'],
    ]),
  ),
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sala-hosting-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  app = Fastify();
  await securityHeaders(app, true);
  app.get('/api/ping', () => ({ ok: true }));
  app.get('/api/broken', () => {
    throw new Error('broken');
  });
  app.get('/*', { constraints: onHost('bank.localhost') }, () => 'the bank');
  await hosting(app, { distDir: folder, reservedHosts: ['bank.localhost', 'studio.localhost'] });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, accept: 'text/html', ...headers } });

describe('hosting', () => {
  it('LAY-01 opens each brand on its own hosts, whatever the case or port', async () => {
    for (const host of [
      'two.localhost',
      'two.localhost:4400',
      'www.two.example',
      'WWW.Two.Example',
      'www.two.example.',
    ]) {
      expect((await get(host, '/')).body).toBe('<h1>two landing</h1>');
    }
  });

  it('LAY-02 opens the primary brand on hosts that none lists', async () => {
    expect((await get('nowhere.example', '/')).body).toBe('<h1>one landing</h1>');
  });

  it('LAY-02 opens DEFAULT_BRAND there when it is set, and refuses one that is not built', async () => {
    const other = Fastify();
    await hosting(other, { distDir: folder, defaultBrand: 'two' });
    expect(
      (await other.inject({ url: '/', headers: { host: 'nowhere.example', accept: 'text/html' } })).body,
    ).toContain('two');
    await other.close();
    await expect(hosting(Fastify(), { distDir: folder, defaultBrand: 'none' })).rejects.toThrow('none');
  });

  it('never serves a folder that the build has not listed', async () => {
    expect((await get('unlisted.localhost', '/')).body).toBe('<h1>one landing</h1>');
  });

  it('gives prerendered pages at their address and the shell elsewhere, to GET for a page only', async () => {
    expect((await get('one.localhost', '/login')).body).toBe('<h1>one login</h1>');
    expect((await get('one.localhost', '/login/?next=%2Fdeposit')).body).toBe('<h1>one login</h1>');
    expect((await get('one.localhost', '/dashboard')).body).toBe('<h1>one shell</h1>');
    expect((await get('one.localhost', '/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'POST', url: '/login', headers: { host: 'one.localhost' } })).statusCode,
    ).toBe(404);
  });

  it('answers 404 for a missing file, never a page, and lets nobody remember it', async () => {
    for (const url of [
      '/app/gone.js',
      '/brand/gone.svg',
      '/gone.txt',
      '/app/none',
      '/index.html',
      '/200.html',
      '/none.html',
    ]) {
      const answer = await get('one.localhost', url);
      expect([url, answer.statusCode]).toEqual([url, 404]);
      expect(answer.headers['cache-control']).toBeUndefined();
    }
  });

  it('leaves hosts of other programs to them', async () => {
    expect((await get('bank.localhost:4400', '/')).body).toBe('the bank');
    expect((await get('studio.localhost', '/')).statusCode).toBe(404);
  });

  it('keeps chunks for ever, pages never without asking', async () => {
    expect((await get('one.localhost', '/app/main-abc.js')).headers['cache-control']).toContain('immutable');
    expect((await get('one.localhost', '/brand.json')).headers['cache-control']).toBe('no-cache');
    const page = await get('one.localhost', '/');
    expect(page.headers['cache-control']).toBe('no-cache');
    const again = await get('one.localhost', '/', { 'if-none-match': String(page.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('sends what the browser can unpack', async () => {
    expect((await get('one.localhost', '/app/main-abc.js', { 'accept-encoding': 'gzip, br' })).body).toBe(
      'packed',
    );
    const br = await get('one.localhost', '/', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe('<h1>one landing</h1>');
    const gzip = await get('one.localhost', '/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe('<h1>one landing</h1>');
    expect((await get('one.localhost', '/')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/../_server/secret.txt',
    '/%2e%2e/_server/secret.txt',
    '/..%2f_server/secret.txt',
    '/..%5c_server%5csecret.txt',
    '/app/../../_server/secret.txt',
    '/app/%2e%2e/%2e%2e/_server/secret.txt',
    '//_server/secret.txt',
    '/brand/%00',
    '/.hidden.txt',
    '/two/../../two/brand.json',
  ])('cannot be led out of the bundle by %s', async (url) => {
    const answer = await get('one.localhost', url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('not for the world');
  });
});

describe('security headers', () => {
  it('W1 puts the brand’s policy on its pages and the strictest on all else, errors included', async () => {
    expect((await get('two.localhost', '/')).headers['content-security-policy']).toBe(
      "default-src 'none'; script-src two",
    );
    for (const url of ['/api/ping', '/api/broken', '/app/gone.js', '/brand/logo.svg', '/brand.json']) {
      const { headers } = await get('two.localhost', url);
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        "default-src 'none'; frame-ancestors 'none'",
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
    }
  });

  it('F8 asks for HTTPS for a year in production, and not at all in development', async () => {
    expect((await get('one.localhost', '/')).headers['strict-transport-security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    const plain = Fastify();
    await securityHeaders(plain, false);
    plain.get('/', () => 'x');
    expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
    await plain.close();
  });
});
