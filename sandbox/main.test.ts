import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '#server/platform/db/processes';
import { temporaryFolder } from '#server/platform/root';
import { buildDemo } from '#server/testing/buildServer';
import { eventually } from '#server/testing/eventually';
import { readDemoSettings } from './settings';

interface Demo {
  readonly child: ChildProcess;
  readonly text: () => string;
  readonly code: Promise<number | null>;
  /** Origins of the server and of the sandbox, once both answer. */
  readonly origins: () => Promise<{ readonly server: string; readonly sandbox: string }>;
}

function start(file: string, env: Record<string, string>): Demo {
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, NODE_ENV: '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return {
    child,
    text: () => text,
    code: once(child, 'exit').then(([code]) => code as number | null),
    origins: async () => {
      await eventually(() => text).toContain('Demo members');
      const [, server = ''] = /listens on (\S+)/.exec(text) ?? [];
      const [, port = ''] = /bank\.localhost:(\d+)/.exec(text) ?? [];
      return { server, sandbox: `http://127.0.0.1:${port}` };
    },
  };
}

describe('the demonstration', () => {
  let file: string;
  let folder: string;
  // Members with a history are tested where they are written.
  const run = (env: Record<string, string> = {}) =>
    start(file, { DATA_DIR: path.join(folder, 'data'), DEMO_MEMBERS: '0', ...env });
  const isDown = (origin: string) =>
    eventually(() =>
      fetch(origin).then(
        () => 'up',
        () => 'down',
      ),
    ).toBe('down');
  beforeAll(async () => {
    file = await buildDemo();
    folder = await temporaryFolder('sala-demo');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });

  it('an interrupted preparation is completed', async () => {
    const env = { DATA_DIR: path.join(folder, 'data'), DEMO_MEMBERS: '0' };
    const prepare = () => start(path.join(path.dirname(file), 'prepare.js'), env);
    const stopped = prepare();
    await eventually(() => stopped.text()).toContain('Preparing the database');
    stopped.child.kill('SIGTERM');
    await stopped.code;
    const complete = prepare();
    expect([await complete.code, complete.text()]).toEqual([0, expect.not.stringContaining('Adopting')]);
  });

  it('D2 on what was prepared, serves the sandbox and a server that knows it as its providers; SIGTERM ends both, with the database', async () => {
    const demo = run();
    const { server, sandbox } = await demo.origins();
    expect(demo.text()).not.toContain('Preparing the database');
    expect(
      await (await fetch(`${sandbox}/chaos`, { headers: { accept: 'application/json' } })).json(),
    ).toEqual(expect.objectContaining({ faults: {} }));
    const answer = await fetch(`${server}/api/bank/name`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bankName: 'KBANK', bankId: '1234567890' }),
    });
    expect(await answer.json()).toMatchObject({
      data: { name: expect.stringMatching(/^[\u0e00-\u0e7f ]+$/) },
    });
    const postmaster = await readFile(path.join(folder, 'data/postgres/postmaster.pid'), 'utf8');
    demo.child.kill('SIGTERM');
    expect(await demo.code).toBe(0);
    await isDown(server);
    await isDown(sandbox);
    expect(isRunning(Number(postmaster.split('\n')[0]))).toBe(false);
  });

  it('A10 a real site does not start on its folder: everybody knows its password', async () => {
    const main = path.join(path.dirname(file), 'main.js');
    const server = start(main, { DATA_DIR: path.join(folder, 'data'), NODE_ENV: 'production' });
    expect(await server.code).toBe(1);
    expect(server.text()).toContain('This database holds the demonstration');
    expect(server.text()).toContain('Name an empty folder in DATA_DIR');
    expect(server.text()).not.toContain('listens on');
  });

  it('ends with its server, whose message names the cause', async () => {
    const demo = run({ PROVIDERS_FILE: path.join(folder, 'missing.json') });
    expect(await demo.code).toBe(1);
    expect(demo.text()).toContain('missing.json, which cannot be read');
  });

  it('leaves no server behind when it is killed', async () => {
    const demo = run();
    const { server } = await demo.origins();
    demo.child.kill('SIGKILL');
    await demo.code;
    await isDown(server);
  });

  it('stops with a sentence when started with a wrong setting', async () => {
    const wrong = run({ SANDBOX_PORT: 'x' });
    expect(await wrong.code).toBe(1);
    expect(wrong.text()).toContain('SANDBOX_PORT is "x"');
    await expect(readDemoSettings({ PORT: '4999', SANDBOX_PORT: '4999' })).rejects.toThrow(
      'Set one of them to another number',
    );
  });
});
