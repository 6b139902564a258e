import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/platform/root';
import { buildServer } from '#server/testing/buildServer';
import { runProgram } from './testing/site';
import type { Program } from './testing/site';

describe('a start that cannot succeed', () => {
  let main: string;
  let folder: string;
  beforeAll(async () => {
    main = await buildServer();
    folder = await temporaryFolder('sala-start');
  });
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true });
  });
  /** Its output: one sentence, no stack. */
  const lastWords = async (env: Record<string, string>, dataDir = path.join(folder, 'data')) => {
    const program = runProgram(main, dataDir, { env });
    expect(await program.ended).toBe(1);
    expect(program.text()).not.toMatch(/^\s+at /m);
    return program.text().trim();
  };

  it('D1 reports that the port is in use, before the database is prepared', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const port = String((taken.address() as AddressInfo).port);
    expect(await lastWords({ PORT: port })).toBe(
      `Port ${port} on 127.0.0.1 is in use by another program. Stop that program, or set PORT to another number.`,
    );
    expect(await readdir(folder)).toEqual([]);
    await new Promise((resolve) => taken.close(resolve));
  });

  it('D1 reports that HOST is no address of this machine', async () => {
    expect(await lastWords({ HOST: '192.0.2.7', PORT: '4999' })).toContain('no address of this machine');
  });

  it('D1 names a data folder that cannot be created, and the fix', async () => {
    const file = path.join(folder, 'a-file');
    await writeFile(file, '');
    const words = await lastWords({}, path.join(file, 'data'));
    expect(words).toContain(`The data folder ${file}/data cannot be created`);
    expect(words).toContain('set DATA_DIR');
  });

  it('D1 names an unreachable database, without its password', async () => {
    for (const host of ['127.0.0.1', 'localhost']) {
      const words = await lastWords({ DATABASE_URL: `postgres://sala:secret-word@${host}:1/sala` });
      expect(words).toBe(
        `No database answers at ${host}:1: is PostgreSQL running there? Start it, or correct DATABASE_URL.`,
      );
    }
  });
});

describe('two servers on one data folder', () => {
  let main: string;
  let folder: string;
  const programs: Program[] = [];
  const run = () => {
    const program = runProgram(main, path.join(folder, 'data'));
    programs.push(program);
    return program;
  };
  beforeAll(async () => {
    main = await buildServer();
    folder = await temporaryFolder('sala-two');
  });
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  });

  it('D1 the second exits while the first runs, and names it; a killed server blocks no other', async () => {
    const first = run();
    await first.listening;
    const second = run();
    expect(await second.ended).toBe(1);
    expect(second.text()).toContain(`in use by process ${String(first.child.pid)}, started`);
    expect(first.child.exitCode).toBeNull();
    first.child.kill('SIGKILL');
    await first.ended;
    const address = await run().listening;
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
  });

  it('D1 of several started simultaneously one runs, and the others report it', async () => {
    for (const { child, ended } of programs.splice(0)) {
      child.kill('SIGTERM');
      await ended;
    }
    const all = [run(), run(), run()];
    const outcomes = await Promise.all(
      all.map(({ listening }) =>
        listening.then(
          () => 'runs',
          (error: unknown) => String(error),
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'runs')).toHaveLength(1);
    for (const outcome of outcomes) if (outcome !== 'runs') expect(outcome).toContain('in use by process');
  });
});
