import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleBrand } from '#server/testing/testBrands';
import { builtFiles } from './files';
import { securityHeaders } from './securityHeaders';
import { studio } from './studio';
import { uploadSender } from './uploads';

const upload = `u/${'b'.repeat(32)}.webp`;
const files: Readonly<Record<string, string>> = {
  '_studio/index.html': '<head><!--sala:head--></head><h1>studio</h1>',
  '_studio/frame.html': '<head><!--sala:head--></head><h1>frame</h1>',
  '_studio/files.json': '[]',
  '_studio/app/main-abc.js': '// studio',
  'one/brand/logo.svg': '<svg/>',
  'one/brand.json': '{}',
  'unlisted/brand/logo.svg': '<svg/>',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sala-studio-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  app = Fastify();
  await securityHeaders(app, false);
  app.get('/api/ping', () => 'pong');
  app.get('/*', () => 'a brand');
  await builtFiles(app, folder);
  await studio(app, {
    distDir: folder,
    hosts: ['studio.localhost', 'studio.example.com'],
    brandOf: (id) => (id === 'one' ? sampleBrand({ id }) : undefined),
    drawn: { has: () => false, image: () => undefined, icon: () => undefined },
    sendUpload: uploadSender(async (brandId, name) =>
      brandId === 'one' && name === upload ? Buffer.from('webp') : undefined,
    ),
  });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'studio.localhost:4400', accept = 'text/html') =>
  app.inject({ url, headers: { host, accept } });
const sources = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('studio', () => {
  it('opens on its hosts only, at each of its addresses', async () => {
    for (const host of ['studio.localhost', 'STUDIO.localhost:1', 'studio.example.com'])
      for (const url of ['/', '/share/abc', '/one/theme?route=%2Flogin'])
        expect((await get(url, host)).body).toContain('<h1>studio</h1>');
    for (const host of ['one.localhost', 'studio.localhost.evil.example', 'xstudio.localhost'])
      expect((await get('/', host)).body).toBe('a brand');
  });

  it('leaves the API to the API, and serves a page only to requests for HTML', async () => {
    expect((await get('/api/ping')).body).toBe('pong');
    expect((await get('/one', undefined, 'application/json')).statusCode).toBe(404);
    expect((await get('/', undefined, '*/*')).statusCode).toBe(200);
  });

  it('W1 runs scripts of its own files only and cannot be framed', async () => {
    const { headers, body } = await get('/');
    const policy = headers['content-security-policy'];
    expect(sources(policy, 'script-src')).toBe("'self'");
    expect(sources(policy, 'default-src')).toBe("'none'");
    expect(sources(policy, 'connect-src')).toBe("'self'");
    expect(sources(policy, 'frame-src')).toBe("'self'");
    expect(sources(policy, 'frame-ancestors')).toBe("'none'");
    expect(headers['x-frame-options']).toBe('DENY');
    const [, nonce = 'none'] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(body) ?? [];
    expect(sources(policy, 'style-src')).toBe(`'self' 'nonce-${nonce}'`);
    expect(headers['cache-control']).toBe('no-cache');
  });

  it('W1 lets only itself frame a frame, and lets no call leave it', async () => {
    const { headers, body } = await get('/frame.html');
    const policy = headers['content-security-policy'];
    expect(body).toContain('<h1>frame</h1>');
    expect(sources(policy, 'script-src')).toBe("'self'");
    expect(sources(policy, 'connect-src')).toBe("'none'");
    expect(sources(policy, 'form-action')).toBe("'none'");
    expect(sources(policy, 'frame-ancestors')).toBe("'self'");
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  });

  it('caches chunks for ever', async () => {
    const { body, headers } = await get('/app/main-abc.js');
    expect([body, headers['cache-control']]).toEqual(['// studio', 'public, max-age=31536000, immutable']);
  });

  it('gives its frames the images of brands, shipped and uploaded', async () => {
    expect((await get('/images/one/logo.svg')).body).toBe('<svg/>');
    const answer = await get(`/images/one/${upload}`);
    expect([answer.body, answer.headers['content-type']]).toEqual(['webp', 'image/webp']);
    expect(answer.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    '/images/unlisted/logo.svg',
    '/images/one/gone.svg',
    '/images/one/',
    '/images/one/../brand.json',
    '/images/one/%2e%2e/brand.json',
    '/images/one/..%2fbrand.json',
    '/images/..%5cone/logo.svg',
    '/images/_studio/index.html',
    '/images/one/u/x.webp',
    `/images/one/${upload}%00`,
    '/index.html',
    '/files.json',
    '/app/gone.js',
    '/app/../index.html',
    '/brand/logo.svg',
  ])('refuses %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
