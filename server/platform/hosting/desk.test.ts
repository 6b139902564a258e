import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desk } from './desk';
import { builtFiles } from './files';
import { securityHeaders } from './securityHeaders';

const files: Readonly<Record<string, string>> = {
  '_desk/index.html': '<head><!--sala:head--></head><h1>desk</h1>',
  '_desk/files.json': '[]',
  '_desk/app/main-abc.js': '// desk',
};

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sala-desk-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  app = Fastify();
  await securityHeaders(app, false);
  app.get('/*', () => 'a brand');
  await builtFiles(app, folder);
  await desk(app, { distDir: folder, hosts: ['desk.localhost', 'desk.example.com'] });
});

afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, host = 'desk.localhost:4400', accept = 'text/html') =>
  app.inject({ url, headers: { host, accept } });

describe('the operations desk', () => {
  it('DSK-40 opens on its hosts only, at each of its addresses', async () => {
    for (const host of ['desk.localhost', 'desk.example.com'])
      for (const url of ['/', '/q/slip?brand=one', '/member/one/abc'])
        expect((await get(url, host)).body).toContain('<h1>desk</h1>');
    expect((await get('/', 'one.localhost')).body).toBe('a brand');
  });

  it('DSK-40 runs scripts of its own files only and cannot be framed', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "connect-src 'self'",
        "frame-ancestors 'none'",
      ]),
    );
    expect(policy.some((part) => part.startsWith('frame-src'))).toBe(false);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('caches chunks for ever, and serves nothing else of its folder', async () => {
    expect((await get('/app/main-abc.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
    for (const url of ['/files.json', '/index.html', '/app/gone.js', '/app/../index.html'])
      expect((await get(url)).statusCode).toBe(404);
  });
});
