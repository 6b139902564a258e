import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../bundle/places';
import { openPage, type HotMessage } from './testing/overlay';

/** What the development server reads. */
const SOURCES = [
  ...[
    'backoffice',
    'brands',
    'core',
    'desk',
    'index.html',
    'package.json',
    'package-lock.json',
    'preview',
    'sandbox',
    'scenarios',
  ],
  ...[
    'schemas',
    'scripts',
    'server',
    'src',
    'tests',
    'tsconfig.base.json',
    'tsconfig.json',
    'vite.config.ts',
  ],
];
const HANDLER = 'server/modules/settings/index.ts';
const BRAND = 'brands/morakot/brand.json';
/** Catches hangs, not slowness. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 60_000, interval: 50 });

describe('npm run dev', () => {
  // Inside of the checkout, so that packages are found; a copy, so that no other test sees the edits.
  const home = path.join(root, '.cache', `dev-${process.pid}`);
  let program: ChildProcess;
  let port: number;
  let output = '';
  let page: { messages: HotMessage[]; close: () => void } | undefined;

  const get = async (brand: string, url: string, at = port) => {
    const [message] = (await once(
      request({ port: at, path: url, headers: { host: `${brand}.localhost` } }).end(),
      'response',
    )) as [IncomingMessage];
    return { status: message.statusCode, body: await text(message) };
  };
  const edit = async (file: string, change: (source: string) => string) => {
    const place = path.join(home, file);
    const before = await readFile(place, 'utf8');
    const after = change(before);
    expect(after, `the edit of ${file} changes nothing`).not.toBe(before);
    await writeFile(place, after);
    return () => writeFile(place, before);
  };
  const postmaster = () => readFile(path.join(home, 'data/postgres/postmaster.pid'), 'utf8');
  const lastMistake = () => page?.messages.filter(({ type }) => type === 'error').at(-1)?.err;

  beforeAll(async () => {
    await mkdir(home, { recursive: true });
    await Promise.all(
      SOURCES.map((name) => cp(path.join(root, name), path.join(home, name), { recursive: true })),
    );
    port = await freePort();
    const { VITEST: _vitest, NODE_ENV: _mode, ...env } = process.env;
    program = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts'], {
      cwd: home,
      env: { ...env, PORT: String(port), DATA_DIR: path.join(home, 'data') },
    });
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (part: Buffer) => (output += part.toString()));
    await Promise.race([
      vi.waitFor(() => expect(output).toContain('Sandbox games'), { timeout: 300_000 }),
      once(program, 'exit').then(() => Promise.reject(new Error(output))),
    ]);
    page = await openPage(port);
    // For a machine that does a lot else: loading all sources takes ten seconds of processor time.
  }, 300_000);
  afterAll(async () => {
    page?.close();
    if (program.exitCode === null && program.kill('SIGTERM')) await once(program, 'exit');
    await rm(home, { recursive: true, force: true });
  });

  it('D1 serves brands, studio, sandbox and API', async () => {
    const sandbox = Number(/bank\.localhost:(\d+)/.exec(output)?.[1]);
    for (const [host, at] of [['morakot'], ['studio'], ['bank', sandbox], ['games', sandbox]] as const)
      expect(await get(host, '/', at), host).toMatchObject({ status: 200 });
    for (const url of ['/api/configuration', '/unsupportedBrowser.js', '/icons/icon-192.png'])
      expect(await get('morakot', url), url).toMatchObject({ status: 200 });
  });

  it('D1 shows a changed component and text to the open page', async () => {
    for (const file of ['src/ui/Notice.tsx', 'src/i18n/locales/th/common.json']) {
      await get('morakot', `/${file}?import`);
      await edit(file, (source) => `${source}\n`);
      await eventually(() =>
        page?.messages.some(
          ({ type, updates = [] }) =>
            type !== 'error' &&
            (updates.some((update) => update.path.includes(file)) || type === 'full-reload'),
        ),
      ).toBe(true);
    }
  });

  it('D1 serves a changed handler without a pause and on the same database', async () => {
    const database = await postmaster();
    const statuses: (number | undefined)[] = [];
    await edit(HANDLER, (source) =>
      source.replace(
        `'GET /api/configuration': ({ brand }) => presentConfiguration(brand)`,
        `$&.map((one) => ({ ...one, key: 'edited' }))`,
      ),
    );
    await eventually(async () => {
      const { status, body } = await get('morakot', '/api/configuration');
      statuses.push(status);
      return body;
    }).toContain('"key":"edited"');
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await postmaster()).toBe(database);
  });

  it('D1 shows a syntax error of a handler with its place and serves the last valid version', async () => {
    const undo = await edit(HANDLER, (source) => `${source}\nconst = 1;\n`);
    const lines = (await readFile(path.join(home, HANDLER), 'utf8')).split('\n');
    await eventually(lastMistake).toMatchObject({
      loc: { file: HANDLER, line: lines.indexOf('const = 1;') + 1 },
    });
    expect(output).toContain(`✗ ${HANDLER}:`);
    expect((await get('morakot', '/api/configuration')).body).toContain('"key":"edited"');
    await undo();
    await eventually(() => page?.messages.at(-1)?.type).toBe('update');
    expect(output).toContain('✓ API: corrected');
  });

  it('D1 shows a changed brand file', async () => {
    await edit(BRAND, (source) => source.replace('"displayName": "Morakot"', '"displayName": "Emerald"'));
    await eventually(async () => (await get('morakot', '/')).body).toContain('<title>Emerald');
    await eventually(() => page?.messages.at(-1)?.type).toBe('full-reload');
  });

  it('D1 shows a mistake in a brand file with its place and serves the last valid brand', async () => {
    const undo = await edit(BRAND, (source) =>
      source.replace('"displayName": "Emerald"', '"displayName": 7'),
    );
    const lines = (await readFile(path.join(home, BRAND), 'utf8')).split('\n');
    await eventually(lastMistake).toMatchObject({
      message: expect.stringContaining(`${BRAND} /displayName: `) as string,
      loc: { file: BRAND, line: lines.findIndex((line) => line.includes('"displayName": 7')) + 1 },
    });
    expect((await get('morakot', '/')).body).toContain('<title>Emerald');
    expect((await get('sabai', '/')).status).toBe(200);
    const late = await openPage(port);
    await eventually(() => late.messages.some(({ type }) => type === 'error')).toBe(true);
    late.close();
    await undo();
    await eventually(() => output).toContain('✓ Brand files: corrected');
  });

  it('D1 stops with its database at Ctrl-C', async () => {
    const [pid] = (await postmaster()).split('\n');
    program.kill('SIGINT');
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
