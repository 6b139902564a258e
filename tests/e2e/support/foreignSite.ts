import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { freePort } from './startServer';

const root = process.cwd();

/** Runs `stop` steps in reverse order. */
export type Undo = (step: () => unknown) => void;

/**
 * Builds the bundle of a brand whose API is at this address, by the documented settings only.
 * @returns its folder.
 */
export function buildBundle(brand: string, baseUrl: string, undo: Undo): string {
  const home = mkdtempSync(path.join(tmpdir(), 'sala-bundle-'));
  undo(() => {
    rmSync(home, { recursive: true, force: true });
  });
  const folder = path.join(home, 'brands');
  mkdirSync(folder);
  for (const shared of ['defaults.json', 'assets'])
    symlinkSync(path.join(root, 'brands', shared), path.join(folder, shared));
  cpSync(path.join(root, 'brands', brand), path.join(folder, brand), { recursive: true });
  const file = path.join(folder, brand, 'brand.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...settings, api: { baseUrl } }));
  const out = path.join(home, 'dist');
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/build.ts', '--brand', brand, '--home', home, '--out', out],
    { stdio: 'pipe' },
  );
  return path.join(out, brand);
}

/** Serves a bundle as any static host does: `200.html` for unknown paths. */
export async function serveStatically(folder: string, port: number, undo: Undo): Promise<void> {
  const app = Fastify();
  await app.register(fastifyStatic, { root: folder });
  app.setNotFoundHandler((_request, reply) => reply.sendFile('200.html'));
  await app.listen({ port, host: '127.0.0.1' });
  undo(() => app.close());
}

/** The same with nginx and the line of the README. */
export async function serveWithNginx(folder: string, port: number, undo: Undo): Promise<void> {
  const [line] = /try_files [^;`]+;/.exec(readFileSync('README.md', 'utf8')) ?? [];
  if (line === undefined) throw new Error('The README has no line for nginx.');
  const prefix = mkdtempSync(path.join(tmpdir(), 'sala-nginx-'));
  const types = '/etc/nginx/mime.types';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${prefix}/${kind};`,
  );
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `daemon off; pid ${prefix}/pid; error_log stderr;
${userInfo().uid === 0 ? 'user root;' : ''}
events {}
http {
  ${existsSync(types) ? `include ${types};` : ''} access_log off; ${temporary.join(' ')}
  server { listen 127.0.0.1:${String(port)}; root ${folder}; location / { ${line} } }
}
`,
  );
  const nginx = spawn('nginx', ['-p', prefix, '-e', 'stderr', '-c', path.join(prefix, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [failure] = (await Promise.race([once(nginx, 'spawn'), once(nginx, 'error')])) as [Error?];
  if (failure) throw new Error(`This proof needs nginx (Debian: apt-get install nginx): ${failure.message}`);
  undo(async () => {
    nginx.kill('SIGQUIT');
    if (nginx.exitCode === null) await once(nginx, 'exit');
    rmSync(prefix, { recursive: true, force: true });
  });
  await answering(`http://127.0.0.1:${String(port)}/`);
}

/** Starts `npm run mock` on a free port. @returns its address for pages. */
export async function startMock(undo: Undo): Promise<string> {
  const port = String(await freePort());
  const mock = spawn(process.execPath, ['--import', 'tsx', 'scripts/mock.ts', '--port', port], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  undo(async () => {
    mock.kill('SIGTERM');
    if (mock.exitCode === null) await once(mock, 'exit');
  });
  await answering(`http://127.0.0.1:${port}/`);
  return `http://localhost:${port}`;
}

async function answering(url: string): Promise<void> {
  const deadline = performance.now() + 60_000;
  while (performance.now() < deadline) {
    if ((await fetch(url).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer.`);
}
