import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DatabaseAccess } from '#server/platform/db/connect';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { migrateSandbox } from '#sandbox/db/database';
import { projectRoot, temporaryFolder } from '#server/platform/root';

declare module 'vitest' {
  interface ProvidedContext {
    /** Access to the cluster of this run; `TEMPLATE` is a migrated, empty database in it. */
    postgres: DatabaseAccess;
    /** Folder of the programs that tests compile. */
    programs: string;
  }
}

/** Name of the database that each test's own is copied from. */
export const TEMPLATE = 'sala_template';

const SETTINGS = {
  // A test that needs durability starts its own.
  ...{ fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
  // Its transactions would count as those of the server under test.
  autovacuum: 'off',
  // Tests open thousands of connections: a cheap log-in of the server's role.
  scram_iterations: '1',
  max_connections: '300',
};

/** Starts one PostgreSQL for the run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await temporaryFolder('sala-test');
  const database = await startEmbedded({
    dataDir: path.join(folder, 'data'),
    settings: SETTINGS,
  });
  const client = new pg.Client({ connectionString: database.access.owner });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();
  const { owner } = withDatabase(database.access, TEMPLATE);
  await migrateDatabase(owner);
  await migrateSandbox(owner);
  project.provide('postgres', database.access);
  const programs = await programFolder();
  project.provide('programs', programs);
  // A changed program is compiled again.
  project.onTestsRerun(async () => {
    await rm(programs, { recursive: true, force: true });
    await mkdir(programs);
  });
  return async () => {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
    await rm(programs, { recursive: true, force: true });
  };
}

/** Inside the project, so that a program finds `node_modules` and `brands/` as the product does. */
async function programFolder(): Promise<string> {
  const cache = path.join(projectRoot, '.cache');
  await mkdir(cache, { recursive: true });
  return mkdtemp(path.join(cache, 'programs-'));
}

/** The same server and roles, another database. */
export function withDatabase(access: DatabaseAccess, name: string): DatabaseAccess {
  return { owner: renamed(access.owner, name), app: renamed(access.app, name) };
}

function renamed(connection: string, name: string): string {
  const url = new URL(connection);
  url.pathname = `/${name}`;
  return url.toString();
}
