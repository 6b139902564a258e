import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/platform/config/config';
import { temporaryFolder } from '#server/platform/root';
import { explainStart } from '#server/platform/startup/startFailure';
import { Undo } from '#server/platform/startup/undo';
import { start } from '#server/start';
import { buildServer } from '#server/testing/buildServer';
import { eventually } from '#server/testing/eventually';
import { createTestDatabase } from '#server/testing/testDatabase';
import { runProgram } from './testing/site';
import type { Program } from './testing/site';

let main: string;
let folder: string;
beforeAll(async () => {
  main = await buildServer();
  folder = await temporaryFolder('sala-start');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('a start that cannot succeed', () => {
  /** What the program prints about it. Started here, because each start of a program takes a second. */
  const reasonOf = async (env: Record<string, string>, dataDir = path.join(folder, 'data')) => {
    const config = readConfig({ DEMO: '0', PORT: '0', DATA_DIR: dataDir, ...env });
    const undo = new Undo();
    const error = await start(config, undo, () => undefined).catch((cause: unknown) => cause);
    await undo.run();
    return explainStart(error, config);
  };

  it('D1 prints one sentence without a stack: the port is in use, before the database is prepared', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const port = String((taken.address() as AddressInfo).port);
    const program = runProgram(main, path.join(folder, 'data'), { env: { PORT: port } });
    expect(await program.ended).toBe(1);
    expect(program.text().trim()).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or set PORT to another number.`,
    );
    expect(await readdir(folder)).toEqual([]);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('D1 reports that HOST is no address of this machine', async () => {
    expect(await reasonOf({ HOST: '192.0.2.7', PORT: '4999' })).toContain('no address of this machine');
  });

  it('D1 names a data folder that cannot be created, and the fix', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const words = await reasonOf({}, path.join(file, 'data'));
    expect(words).toContain(`The data folder ${file}/data cannot be created`);
    expect(words).toContain('set DATA_DIR');
  });

  it('D1 names an unreachable database, without its password', async () => {
    for (const host of ['127.0.0.1', 'localhost'])
      expect(await reasonOf({ DATABASE_URL: `postgres://sala:secret-word@${host}:1/sala` })).toBe(
        `No database answers at ${host}:1: is PostgreSQL running there? Start it, or correct DATABASE_URL.`,
      );
  });

  it('D1 names a DEFAULT_BRAND that does not exist', async () => {
    const { access, drop } = await createTestDatabase();
    const env = { DATABASE_URL: access.owner, DEFAULT_BRAND: 'missing' };
    expect(await reasonOf(env)).toContain('missing');
    await drop();
  });
});

describe('two servers on one data folder', () => {
  const programs: Program[] = [];
  const run = () => {
    const program = runProgram(main, path.join(folder, 'two'));
    programs.push(program);
    return program;
  };
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGTERM');
      await ended;
    }
  });

  it('D1 the second exits while the first runs, and names it; after a kill one of several runs', async () => {
    const first = run();
    await first.listening;
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.text()).toContain(`in use by process ${String(first.child.pid)}, started`);
    expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGKILL');
    await first.ended;
    const outcomes = await Promise.allSettled([run(), run()].map(({ listening }) => listening));
    const addresses = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(addresses).toHaveLength(1);
    const ready = async () => (await fetch(`${addresses[0] ?? ''}/readyz`)).status;
    await eventually(ready).toBe(200);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(String(outcome.reason)).toContain('in use by process');
  });
});
