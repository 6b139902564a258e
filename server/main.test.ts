import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '#server/platform/db/processes';
import { temporaryFolder } from '#server/platform/root';
import { buildServer } from './testing/buildServer';
import { eventually } from './testing/eventually';
import { createTestDatabase } from './testing/testDatabase';

interface Server {
  readonly child: ChildProcess;
  readonly text: () => string;
  readonly address: Promise<string>;
  readonly code: Promise<number | null>;
}

/** Runs the program as a person starts it. */
function start(file: string, env: Record<string, string>): Server {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const address = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk.toString();
      const [, found] = /listens on (\S+)/.exec(text) ?? [];
      if (found) resolve(found);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => {
      reject(new Error(text));
    });
  });
  address.catch(() => undefined);
  return {
    child,
    text: () => text,
    address,
    code: once(child, 'exit').then(([code]) => code as number | null),
  };
}

/** Rejects a promise without a handler when triggered. */
const REJECTION = `--import=data:text/javascript,${encodeURIComponent(
  `process.on('SIGWINCH', () => void Promise.reject(new Error('nobody waits for me')))`,
)}`;

describe('main', () => {
  let file: string;
  let folder: string;
  let dataDir: string;
  let first: Server;
  const run = (env: Record<string, string>) => start(file, { DATA_DIR: dataDir, DEMO: '0', ...env });
  beforeAll(async () => {
    file = await buildServer();
    folder = await temporaryFolder('sala-main');
    dataDir = path.join(folder, 'data');
    first = run({});
    await first.address;
  });
  afterAll(async () => {
    first.child.kill('SIGTERM');
    await first.code;
    await rm(folder, { recursive: true, force: true });
  });

  it('answers once it has printed its address, and prints no secret', async () => {
    const address = await first.address;
    await eventually(async (): Promise<unknown> => (await fetch(`${address}/readyz`)).json()).toEqual({
      status: 'ok',
    });
    expect(await (await fetch(`${address}/api/docs/json`)).json()).toHaveProperty('openapi');
    const secrets = JSON.parse(await readFile(path.join(dataDir, 'postgres-secret.json'), 'utf8')) as Record<
      string,
      string
    >;
    for (const secret of Object.values(secrets)) expect(first.text()).not.toContain(secret);
  });

  it('stops with a sentence when started with a wrong setting', async () => {
    const wrong = run({ PORT: 'x' });
    expect(await wrong.code).toBe(1);
    expect(wrong.text()).toContain('PORT is "x"');
    expect(wrong.text()).not.toMatch(/^\s+at /m);
  });

  it('M11 does not start in production with a database that may lose what it confirmed', async () => {
    const { access, drop } = await createTestDatabase();
    const server = run({ NODE_ENV: 'production', DATABASE_URL: access.owner });
    expect(await server.code).toBe(1);
    expect(server.text()).toMatch(/full_page_writes\b.* must be on/);
    await drop();
  });

  it('A10 D10 a new installation has no staff and no published password; its first start prints an invitation', async () => {
    const address = await first.address;
    await eventually(() => first.text()).toMatch(/accept#[\w-]{43}\n/);
    const [, code = ''] = /accept#([\w-]{43})/.exec(first.text()) ?? [];
    expect(first.text()).not.toContain('sala-demo-2026');
    const send = async (call: string, body: object) =>
      (
        await fetch(`${address}/api/${call}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).status;
    const password = 'sala-demo-2026';
    for (const name of ['viewer', 'editor', 'publisher', 'operator', 'admin', 'publisher2', 'one-brand'])
      expect(await send('staff/login', { email: `${name}@demo.sala.example`, password })).toBe(401);
    for (const username of ['demo01', 'demo02', 'demo03', 'demo05', 'demo06', 'bad01'])
      expect(await send('auth/login', { username, password })).toBe(401);
    const person = { email: 'first@staff.example', password: 'ต้นไม้ ริมน้ำ 88' };
    expect(await send('staff/accept', { ...person, code, name: 'คนแรก' })).toBe(200);
    expect(await send('staff/login', person)).toBe(200);
  });

  it('D2 A10 SIGTERM ends it in order, with the database; the next start has its data', async () => {
    const pid = Number(
      (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0],
    );
    // A client that never reads its large response must not delay the server.
    const stuck = await fetch(`${await first.address}/api/docs/json`);
    first.child.kill('SIGTERM');
    expect(await first.code).toBe(0);
    await stuck.body?.cancel().catch(() => undefined);
    expect(isRunning(pid)).toBe(false);
    const again = run({ NODE_OPTIONS: REJECTION });
    expect(await (await fetch(`${await again.address}/livez`)).json()).toEqual({ status: 'ok' });
    expect(again.text()).not.toContain('accept#');
    // A rejected promise without a handler is logged, and the server shuts down cleanly.
    again.child.kill('SIGWINCH');
    expect(await again.code).toBe(1);
    expect(again.text()).toContain('Error: nobody waits for me');
  });
});
