/* eslint-disable no-console -- what the person who starts a demonstration needs to use it. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openBrands, readDisk } from '#server/modules/brands/index';
import { systemClock } from '#server/platform/clock';
import { makePasswords } from '#server/platform/crypto/password';
import { connectDatabase, SERVER_ROLE, type DatabaseAccess } from '#server/platform/db/connect';
import { migrateDatabase } from '#server/platform/db/migrate';
import { requireDemoDatabase } from '#server/platform/db/requireDatabaseKind';
import { projectRoot } from '#server/platform/root';
import { requireServerRole } from '#server/platform/startup/requireServerRole';
import type { Undo } from '#server/platform/startup/undo';
import { buildSandbox } from './app';
import { migrateSandbox } from './db/database';
import { drawSlips } from './demo/crowd/drawSlips';
import { seedDemo, type DemoDeps } from './demo/seedDemo';
import { demoStaffNames } from './demo/seedStaff';
import { createKeys, keysAsEnv, providersFileAt } from './protocols/index';
import { originOf, type DemoSettings } from './settings';

/** How long a statement of the demo data may take. */
const SEED_MS = 60_000;

/**
 * Creates the tables of a demonstration and writes the demo data that are missing.
 * @throws Error with a message for the person who starts it.
 */
export async function prepareDemo(settings: DemoSettings, access: DatabaseAccess, undo: Undo) {
  const folder = readDisk(path.join(projectRoot, 'brands'));
  await migrateDatabase(access.owner);
  const { db, pool } = connectDatabase({ connectionString: access.app, role: SERVER_ROLE });
  undo.add(() => db.destroy());
  await requireServerRole(db, access);
  await requireDemoDatabase(db);
  await migrateSandbox(access.owner);
  const clock = systemClock;
  const { brands } = await openBrands(db, folder, clock.now(), settings.defaultBrand);
  await seed(access, {
    ...{ brands, clock, passwords: makePasswords(), password: settings.demoPassword },
    crowd: settings.crowd,
  });
  return { db, pool, brands, clock };
}

/**
 * Prepares the database of a demonstration and starts the sandbox.
 * @returns the environment that connects a server to them.
 * @throws Error with a message for the person who starts it.
 */
export async function startSandbox(
  settings: DemoSettings,
  access: DatabaseAccess,
  undo: Undo,
): Promise<Readonly<Record<string, string>>> {
  const { port, sandboxPort, host, dataDir } = settings;
  const { db, pool, brands, clock } = await prepareDemo(settings, access, undo);
  const keys = createKeys();
  const gamesOrigin = `http://games.localhost:${sandboxPort}`;
  const apiUrl = originOf(host, port);
  const sandbox = await buildSandbox({ db, clock, brands, dataDir, keys, apiUrl, gamesOrigin, mailPort: 0 });
  const { app, mailPort } = sandbox;
  undo.add(() => app.close());
  pool.on('error', (error) => {
    app.log.error({ err: error }, 'database connection lost');
  });
  await app.listen({ port: sandboxPort, host });
  if (settings.crowd > 0) {
    const drawn = drawSlips(db, dataDir).catch((error: unknown) =>
      app.log.error({ err: error }, 'slips not drawn'),
    );
    undo.add(() => drawn);
  }
  const url = originOf(host, sandboxPort);
  const file = path.join(dataDir, 'sandbox-providers.json');
  await writeFile(file, providersFileAt({ url, gamesOrigin, mailPort }));
  return {
    ...keysAsEnv(keys),
    DEMO: '1',
    PORT: String(port),
    DATABASE_URL: access.owner,
    DATABASE_APP_URL: access.app,
    PROVIDERS_FILE: settings.providersFile ?? file,
    STAND_INS_URL: url,
  };
}

/** With connections of its own, because its statements are larger than those of a request. */
async function seed(access: DatabaseAccess, deps: Omit<DemoDeps, 'db'>): Promise<void> {
  const { db } = connectDatabase({
    ...{ connectionString: access.app, role: SERVER_ROLE, lockTimeout: SEED_MS },
  });
  try {
    await seedDemo({ db, ...deps });
  } finally {
    await db.destroy();
  }
}

/** Prints the addresses of the sandbox and the log-ins of the demonstration. */
export function printSandbox({ sandboxPort, demoPassword }: DemoSettings): void {
  const pages = {
    'Sandbox bank': `bank.localhost:${sandboxPort}/`,
    'Sandbox games': `games.localhost:${sandboxPort}/`,
    Faults: `localhost:${sandboxPort}/chaos`,
    'SMS, e-mail': `localhost:${sandboxPort}/inbox`,
  };
  for (const [label, address] of Object.entries(pages))
    console.log(`  ${label.padEnd(13)} http://${address}`);
  console.log('\n  Demo members  demo01 demo02 demo03 demo05 demo06');
  console.log(`  Demo staff    ${demoStaffNames}`);
  console.log(`  Password      ${process.env['DEMO_PASSWORD'] ? 'as set in DEMO_PASSWORD' : demoPassword}\n`);
}
