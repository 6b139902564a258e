import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { brotli } from '#scripts/bundle/compress';
import { firstScripts } from '#scripts/bundle/built/testing/firstScreen';
import type * as Page from '../baseline/page';

const root = fileURLToPath(new URL('../baseline', import.meta.url));
const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url));

export interface BaselineSite {
  readonly address: string;
  /** Scripts of its first screen, in transferred bytes. */
  readonly scriptBytes: number;
  stop(): Promise<void>;
}

/**
 * The baseline site: a log-in page with only the required libraries, compiled like the member app, prerendered and
 * compressed. Measures what they cost on this machine, independent of the product.
 */
export async function startBaselineSite(): Promise<BaselineSite> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'sala-baseline-'));
  const { files, scriptBytes } = await compileBaseline(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://baseline');
    const file = files.get(pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br' }).end(file.br);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    scriptBytes,
    address: `http://baseline.localhost:${String((server.address() as AddressInfo).port)}/`,
    stop: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
      await rm(folder, { recursive: true });
    },
  };
}

async function compileBaseline(folder: string) {
  const common: InlineConfig = {
    root,
    configFile,
    configLoader: 'runner',
    logLevel: 'warn',
    publicDir: false,
  };
  const [client, server] = [path.join(folder, 'client'), path.join(folder, 'server')];
  await build({ ...common, build: { outDir: client, emptyOutDir: true } });
  const input = path.join(root, 'page.tsx');
  await build({
    ...common,
    ssr: { noExternal: true },
    build: { outDir: server, emptyOutDir: true, ssr: true, target: 'node20', rolldownOptions: { input } },
  });
  const { baselinePage } = (await import(pathToFileURL(path.join(server, 'page.js')).href)) as typeof Page;
  const { html, styles } = await baselinePage();
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const body = template.replace('<!--head-->', () => styles).replace('<!--body-->', () => html);
  const files = new Map([['/', { type: 'text/html; charset=utf-8', br: await brotli(Buffer.from(body)) }]]);
  for (const name of await readdir(path.join(client, 'app'))) {
    const br = await brotli(await readFile(path.join(client, 'app', name)));
    files.set(`/app/${name}`, { type: 'text/javascript', br });
  }
  const scripts = firstScripts(body).map((name) => files.get(name)?.br.length ?? 0);
  return { files, scriptBytes: scripts.reduce((sum, bytes) => sum + bytes, 0) };
}
