import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { openBrands, readDisk, subscribeToRevisions } from '#server/modules/brands/index';
import { buildApp } from './app';
import { systemClock } from '#server/platform/clock';
import type { Config } from '#server/platform/config/config';
import { externalAccess } from '#server/platform/db/access';
import type { DatabaseAccess } from '#server/platform/db/access';
import { connectDatabase } from '#server/platform/db/connect';
import { watchDiskSpace } from '#server/platform/db/diskSpace';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import { requireDurability } from '#server/platform/db/durability';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { requireDemoDatabase, requireRealDatabase } from '#server/platform/db/requireDatabaseKind';
import { registerSites } from './modules/registerSites';
import { startHousekeeping } from '#server/platform/jobs/housekeeping';
import { makePasswords } from '#server/platform/crypto/password';
import { projectRoot } from '#server/platform/root';
import { firstRun, openStaffSecrets, resetAtStart } from '#server/modules/staff/index';
import { checkStart } from '#server/platform/startup/startChecks';
import { explainPort } from '#server/platform/startup/startFailure';

export interface Started {
  readonly app: FastifyInstance;
  /** Where it listens, `http://127.0.0.1:4400`. */
  readonly address: string;
  readonly brandIds: readonly string[];
  /** Of the invitation of a new installation's first administrator. */
  readonly firstCode: string | undefined;
  /** Of the way back in that `STAFF_RESET` asked for. */
  readonly resetCode: string | undefined;
}

/** Steps that undo what was started, the last one first. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

/**
 * Starts everything: database, migrations, demo data, server.
 * @param undo collects what to stop again, also when this fails half-way.
 * @throws Error with a sentence for the person who starts it.
 */
export async function start(config: Config, undo: Undo, say: (line: string) => void): Promise<Started> {
  await checkStart(config);
  // Before the database is started: a mistake in a file is reported at once.
  const folder = readDisk(path.join(projectRoot, 'brands'), {
    reservedHosts: config.studioHost === undefined ? [] : [config.studioHost],
    omitStandIns: !config.demo,
  });
  const { access, room } = await openDatabase(config, undo, say);
  await migrateDatabase(access.owner);
  const { db, pool } = connectDatabase({ connectionString: access.app });
  undo.add(() => db.destroy());
  if (config.production) await requireDurability(db);
  await (config.demo ? requireDemoDatabase(db) : requireRealDatabase(db));
  const { brands, sentences } = await openBrands(db, folder, systemClock.now(), config.defaultBrand);
  for (const sentence of sentences) say(sentence);
  for (const id of config.chatSecrets.keys())
    if (!brands.byId(id)) say(`CHAT_SECRETS has a secret for ${id}, which is no brand.`);
  const sandbox = config.demo ? await import('#sandbox/index') : undefined;
  if (sandbox) {
    await sandbox.migrateSandbox(access.owner);
    await sandbox.seedDemo({
      db,
      brands,
      clock: systemClock,
      passwords: makePasswords(),
      password: config.demoPassword,
    });
  }
  const firstCode = config.demo ? undefined : await firstRun(db, systemClock.now());
  const resetCode =
    config.staffReset === undefined
      ? undefined
      : await resetAtStart(db, config.staffReset, systemClock.now());
  const secrets = await openStaffSecrets(config, db);
  const app = await buildApp({
    ...{ config, db, pool, brands, secrets, room },
    ...(sandbox && { ports: sandbox.sandboxPorts(db, systemClock) }),
    registerSites: async (instance, deps) => {
      await sandbox?.registerSandbox(instance, deps);
      await registerSites(instance, deps);
    },
  });
  undo.add(() => drain(app));
  pool.on('error', (error) => {
    app.log.error({ err: error }, 'database connection lost');
  });
  undo.add(
    subscribeToRevisions({
      connectionString: access.app,
      db,
      brands,
      onError: (error) => {
        app.log.error({ err: error }, 'following published brands failed');
      },
    }),
  );
  undo.add(
    startHousekeeping(db, systemClock, (error) => {
      app.log.error({ err: error }, 'housekeeping failed');
    }),
  );
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    // Another program was faster than the start.
    throw explainPort(error, config) ?? error;
  });
  return { app, address, brandIds: brands.all.map(({ id }) => id), firstCode, resetCode };
}

/** Of the ten seconds that a stop may take, these are for answers under way; the rest is the database's. */
const DRAIN_MS = 7_000;

/** Finishes what is under way; a client that reads too slowly, or never, is cut off (D2). */
async function drain(app: FastifyInstance): Promise<void> {
  // A connection whose last answer has just ended is kept open by its client, and would be waited for.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, 100);
  const limit = setTimeout(() => {
    app.server.closeAllConnections();
  }, DRAIN_MS);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}

async function openDatabase(
  config: Config,
  undo: Undo,
  say: (line: string) => void,
): Promise<{ readonly access: DatabaseAccess; readonly room?: DiskSpace }> {
  if (config.databaseUrl !== undefined) return { access: externalAccess(config.databaseUrl) };
  const embedded = await startEmbedded({ dataDir: config.dataDir, onProgress: say });
  undo.add(() => embedded.stop());
  const room = await watchDiskSpace(embedded.folder);
  undo.add(() => {
    room.stop();
  });
  return { access: embedded.access, room };
}
