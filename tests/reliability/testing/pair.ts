import { rm } from 'node:fs/promises';
import path from 'node:path';
import { startEmbedded } from '#server/platform/db/embedded';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { temporaryFolder } from '#server/platform/root';
import { buildServer } from '#server/testing/buildServer';
import { runProgram } from './site';
import type { Program } from './site';

/** Two real server processes with one database, as behind a load balancer. */
export interface Pair {
  readonly addresses: readonly [string, string];
  readonly programs: readonly [Program, Program];
  /** Their data folders; one folder unless they are apart. */
  readonly dataDirs: readonly [string, string];
  access(): Promise<DatabaseAccess>;
  remove(): Promise<void>;
}

interface PairOptions {
  /** Each has a data folder of its own, as on two machines. */
  readonly apart?: boolean;
  /** Settings in addition to those of a test. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts both simultaneously, on an empty database. */
export async function makePair({ apart = false, env }: PairOptions = {}): Promise<Pair> {
  const folder = await temporaryFolder('sala-pair');
  const database = await startEmbedded({ dataDir: path.join(folder, 'database') });
  const file = await buildServer();
  const dataDirs = [path.join(folder, 'one'), path.join(folder, apart ? 'two' : 'one')] as const;
  const run = (dataDir: string) =>
    runProgram(file, dataDir, { env: { DATABASE_URL: database.access.owner, ...env } });
  const programs = [run(dataDirs[0]), run(dataDirs[1])] as const;
  const remove = async () => {
    for (const { child } of programs) child.kill('SIGTERM');
    await Promise.all(programs.map(({ ended }) => ended));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const [first, second] = await Promise.all([programs[0].listening, programs[1].listening]);
    const access = () => Promise.resolve(database.access);
    return { addresses: [first, second], programs, dataDirs, access, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
