import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { buildServer } from '#server/testing/buildServer';
import { runProgram } from './site';
import type { Program } from './site';

/** Two real server processes with one database and one image folder, as behind a load balancer. */
export interface Pair {
  readonly addresses: readonly [string, string];
  readonly programs: readonly [Program, Program];
  access(): Promise<DatabaseAccess>;
  remove(): Promise<void>;
}

/** Starts both simultaneously, on an empty database. */
export async function makePair(): Promise<Pair> {
  const folder = await temporaryFolder('sala-pair');
  const database = await startEmbedded({ dataDir: path.join(folder, 'database') });
  const file = await buildServer();
  const run = () =>
    runProgram(file, path.join(folder, 'shared'), {
      env: { DEMO: '1', DATABASE_URL: database.access.owner },
    });
  const programs = [run(), run()] as const;
  const remove = async () => {
    for (const { child } of programs) child.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [first, second] = await Promise.all([programs[0].listening, programs[1].listening]);
    return { addresses: [first, second], programs, access: () => Promise.resolve(database.access), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
