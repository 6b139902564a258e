import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '#server/db/temporaryFolder';
import { buildServer } from '#server/testing/buildServer';
import type { BuiltServer } from '#server/testing/buildServer';
import { runProgram } from './testing/site';
import type { Program } from './testing/site';

describe('two servers on one data folder', () => {
  let built: BuiltServer;
  let folder: string;
  const programs: Program[] = [];
  const run = () => {
    const program = runProgram(built, path.join(folder, 'data'));
    programs.push(program);
    return program;
  };
  beforeAll(async () => {
    built = await buildServer();
    folder = await temporaryFolder('sala-two');
  });
  afterAll(async () => {
    for (const { child, ended } of programs) {
      child.kill('SIGTERM');
      await ended;
    }
    await built.remove();
    await rm(folder, { recursive: true, force: true });
  });

  it("D1 the second leaves while the first runs, and names it; a killed one stands in nobody's way", async () => {
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

  it('D1 of several started in the same instant one runs, and the others say so', async () => {
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
