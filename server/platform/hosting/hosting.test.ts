import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { hostTable } from '#core/brand/host';
import { sampleBrand, testCompiledApp } from '#server/testing/testBrands';
import { contentSecurityPolicy } from './csp';
import { builtFiles } from './files';
import { hosting } from './hosting';
import { onHosts } from './requestPath';
import { securityHeaders } from './securityHeaders';
import { nonceOf } from './stamp';
import { uploadSender } from './uploads';

const revision = (id: string, displayName: string, primary = false) =>
  sampleBrand({ id, displayName, primary, hostnames: [`www.${id}.example`] });
const one = revision('one', 'One', true);
let two = revision('two', 'Two');
const published = () => hostTable([one, two]);

const files: Readonly<Record<string, string>> = {
  '_server/secret.txt': 'not for the world',
  '_server/licenses.txt': 'the work of others',
  '_server/app/main-abc.js': '// app',
  '_server/app/main-abc.js.br': 'packed',
  ...Object.fromEntries(['one', 'two', 'unlisted'].map((id) => [`${id}/brand/logo.svg`, `<svg>${id}</svg>`])),
};
const upload = `/brand/u/${'a'.repeat(32)}.webp`;

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
  app.get('/*', { constraints: onHosts('bank.localhost') }, () => 'the bank');
  await builtFiles(app, folder);
  hosting(app, {
    distDir: folder,
    compiledApp: testCompiledApp,
    brandFor: (host) => published().brandFor(host),
    drawn: { has: () => false, image: () => undefined, icon: () => undefined },
    sendUpload: uploadSender(async (brandId, name) =>
      brandId === 'one' && upload.endsWith(name) ? Buffer.from('webp') : undefined,
    ),
    reservedHosts: ['bank.localhost', 'games.localhost', 'studio.localhost'],
    gamesAt: (home) => [home.replace('//', '//play.')],
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (host: string, url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host, accept: 'text/html', ...headers } });

describe('hosting', () => {
  it('LAY-01 opens each brand on its own hosts, ignoring case and port', async () => {
    for (const host of [
      'two.localhost',
      'two.localhost:4400',
      'www.two.example',
      'WWW.Two.Example',
      'www.two.example.',
    ]) {
      expect((await get(host, '/')).body).toContain('<h1>Two /</h1>');
    }
  });

  it('LAY-02 opens the primary brand on hosts that none lists', async () => {
    expect((await get('nowhere.example', '/')).body).toContain('<h1>One /</h1>');
  });

  it('never serves the folder of a brand that is not published', async () => {
    expect((await get('unlisted.localhost', '/brand/logo.svg')).body).toBe('<svg>one</svg>');
  });

  it('gives prerendered pages at their address and the shell elsewhere, to GET for a page only', async () => {
    expect((await get('one.localhost', '/login')).body).toContain('<h1>One /login</h1>');
    expect((await get('one.localhost', '/login/?next=%2Fdeposit')).body).toContain('<h1>One /login</h1>');
    expect((await get('one.localhost', '/dashboard')).body).toContain('<div id="root"></div>');
    expect((await get('one.localhost', '/dashboard', { accept: 'application/json' })).statusCode).toBe(404);
    expect(
      (await app.inject({ method: 'POST', url: '/login', headers: { host: 'one.localhost' } })).statusCode,
    ).toBe(404);
  });

  it('answers 404 for a missing file, never a page, and forbids caching', async () => {
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

  it('I5 shows a new revision with the next request, on every document of the brand and no other’s', async () => {
    const documents = ['/', '/dashboard', '/brand.json', '/manifest.webmanifest'];
    const shown = async (host: string) =>
      Promise.all(documents.map(async (url) => (await get(host, url)).body));
    const [before, other] = [await shown('two.localhost'), await shown('one.localhost')];
    const etag = String((await get('two.localhost', '/brand.json')).headers.etag);
    two = revision('two', 'Second');
    const after = await shown('two.localhost');
    for (const body of before) expect(body).toContain('Two');
    for (const body of after) expect(body).toContain('Second');
    expect(await shown('one.localhost')).toEqual(other);
    expect((await get('two.localhost', '/brand.json', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('shows the shell in place of a page that does not render', async () => {
    two = revision('two', 'Unfit');
    const answer = await get('two.localhost', '/login');
    expect([answer.statusCode, answer.body.includes('<div id="root"></div>')]).toEqual([200, true]);
    two = revision('two', 'Two');
  });

  it('S10 serves an uploaded image on the hosts of its brand only, for ever, and inert', async () => {
    const { statusCode, headers } = await get('one.localhost', upload);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toContain('immutable');
    expect((await get('one.localhost', upload, { 'if-none-match': String(headers.etag) })).statusCode).toBe(
      304,
    );
    expect((await get('two.localhost', upload)).statusCode).toBe(404);
    expect((await get('one.localhost', upload.replace('.webp', '.svg'))).statusCode).toBe(404);
  });

  it('D14 serves the third-party licences at the same address as every bundle', async () => {
    // Also where the programs are that have no list of their own: the sandbox's bank and games send fonts.
    for (const host of ['two.localhost', 'games.localhost']) {
      const { body, headers } = await get(host, '/licenses.txt');
      expect([body, headers['content-type']]).toEqual(['the work of others', 'text/plain; charset=utf-8']);
    }
  });

  it('leaves hosts of other programs to them', async () => {
    expect((await get('bank.localhost:4400', '/')).body).toBe('the bank');
    expect((await get('studio.localhost', '/')).statusCode).toBe(404);
  });

  it('caches chunks for ever, and pages only with revalidation', async () => {
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
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('<h1>One /</h1>');
    const gzip = await get('one.localhost', '/', { 'accept-encoding': 'br;q=0, gzip' });
    expect(gunzipSync(gzip.rawPayload).toString()).toContain('<h1>One /</h1>');
    expect((await get('one.localhost', '/')).headers['content-encoding']).toBeUndefined();
  });

  it.each([
    '/../_server/secret.txt',
    '/%2e%2e/_server/secret.txt',
    '/app/%252e%252e%252fsecret.txt',
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
    const page = await get('two.localhost', '/');
    expect(page.headers['content-security-policy']).toBe(
      contentSecurityPolicy(two, { nonce: nonceOf(testCompiledApp.template, two) }, 'header'),
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

  it('W2 lets a page frame where the games of its brand are played, seen from its own address', async () => {
    const without = two;
    two = { ...two, flags: { ...two.flags, games: true } };
    for (const url of ['/', '/auth/dashboard']) {
      const { headers, body } = await get('two.localhost', url);
      for (const policy of [String(headers['content-security-policy']), body])
        expect(policy).toMatch(/frame-src [^;]*http:\/\/play\.two\.localhost[ ;]/);
    }
    two = without;
    expect((await get('two.localhost', '/')).body).not.toContain('play.two.localhost');
  });

  it('F8 requires HTTPS for a year in production, and not in development', async () => {
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
