import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeSnapshot } from '../../published/snapshot';
import { buildSite } from '../buildSite';
import { brandFolders, root } from '../places';

const [first = '', ...others] = brandFolders(path.join(root, 'brands'));
const IMAGE = 'u/visual.webp';
const bytes = Buffer.from('image');

/** What a server publishes; tests change it. */
const published = new Map<string, { revision: number; file: Record<string, unknown> }>();

function publish(id: string, values: Record<string, unknown>): void {
  const { revision, file } = published.get(id) ?? { revision: 0, file: diskFile(id) };
  published.set(id, { revision: revision + 1, file: { ...file, ...values } });
}

const diskFile = (id: string) =>
  JSON.parse(readFileSync(path.join(root, 'brands', id, 'brand.json'), 'utf8')) as Record<string, unknown>;

/** The calls of a server that a build reads. */
function answer(method: string, url: string): unknown {
  if (method === 'POST') return { token: 'token' };
  if (url === '/api/staff/brand')
    return [...published].map(([brandId, { revision }]) => ({ brandId, revision, state: 'OPEN' }));
  const one = published.get(url.replace('/api/staff/brand/', ''));
  return one && { published: one };
}

describe('BRD-30 bundles of published revisions', () => {
  let server: Server;
  let folder = '';
  let lines: string[] = [];
  beforeAll(async () => {
    for (const id of [first, ...others]) publish(id, {});
    publish(first, { art: { ...(diskFile(first)['art'] as object), keyVisual: IMAGE } });
    server = createServer(({ method = '', url = '' }, response) => {
      if (url === `/images/${first}/${IMAGE}`)
        response.writeHead(200, { 'content-type': 'image/webp' }).end(bytes);
      else response.end(JSON.stringify({ data: answer(method, url), meta: {} }));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    folder = mkdtempSync(path.join(tmpdir(), 'sala-published-'));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const out = () => path.join(folder, 'dist');
  async function build(only?: readonly string[]): Promise<void> {
    lines = [];
    const log = (line: string) => void lines.push(line);
    const from = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const env = { OPS_EMAIL: 'a@staff.example', OPS_PASSWORD: 'password' };
    const snapshot = await takeSnapshot({ from, home: root, snapshots: folder, env, log });
    await buildSite({
      ...snapshot,
      only,
      out: out(),
      ifStale: false,
      skipInvalid: true,
      effort: 'fast',
      log,
    });
  }
  const bundled = (id: string, name: string) => readFileSync(path.join(out(), id, name));
  const madeAt = (id: string) => statSync(path.join(out(), id, 'index.html')).mtimeMs;

  it('have the published values, and uploaded images where pages name them', async () => {
    await build();
    expect(lines.at(-1)).toContain(`Stamped ${others.length + 1} brands`);
    expect(JSON.parse(String(bundled(first, 'brand.json')))).toMatchObject({ art: { keyVisual: IMAGE } });
    expect(bundled(first, `brand/${IMAGE}`)).toEqual(bytes);
  });

  it('are made again only of another revision', async () => {
    await build();
    expect(lines.at(-1)).toContain('Stamped 0 brands');
    const [other = ''] = others;
    const before = madeAt(other);
    publish(first, { displayName: 'Renamed' });
    await build();
    expect(lines.at(-1)).toContain('Stamped 1 brand ');
    expect(String(bundled(first, 'brand.json'))).toContain('Renamed');
    expect(madeAt(other)).toBe(before);
  });

  it('are made of the brands that are named only', async () => {
    const [other = ''] = others;
    publish(first, { displayName: 'Later' });
    publish(other, { displayName: 'Now' });
    await build([other]);
    expect(String(bundled(other, 'brand.json'))).toContain('Now');
    expect(String(bundled(first, 'brand.json'))).not.toContain('Later');
    await build();
    expect(lines.at(-1)).toContain('Stamped 1 brand ');
  });

  it('leave out an invalid one, name it, and keep its bundle', async () => {
    publish(first, { displayName: 7 });
    await build();
    expect(lines.join('\n')).toContain(`Not built: ${first} (revision ${published.get(first)?.revision})`);
    expect(existsSync(path.join(out(), first, 'index.html'))).toBe(true);
    expect(String(bundled(first, 'brand.json'))).toContain('Later');
  });
});
