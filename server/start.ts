import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { openBrands, readDisk, subscribeToRevisions } from '#server/modules/brands/index';
import { buildApp } from './app';
import { systemClock } from '#server/platform/clock';
import type { Config } from '#server/platform/config/config';
import { connectDatabase, SERVER_ROLE, type DatabaseAccess } from '#server/platform/db/connect';
import { watchDiskSpace, type DiskSpace } from '#server/platform/db/diskSpace';
import {
  requireDurability,
  requireDemoDatabase,
  requireRealDatabase,
} from '#server/platform/db/requireDatabaseKind';
import { startEmbedded } from '#server/platform/db/embedded';
import { migrateDatabase } from '#server/platform/db/migrate';
import { registerSites } from './modules/registerSites';
import { readProviders } from './providers/readProviders';
import { findAdapters } from './providers/registry';
import { startHousekeeping } from '#server/platform/jobs/housekeeping';
import { makePasswords } from '#server/platform/crypto/password';
import { projectRoot } from '#server/platform/root';
import { reportMissing } from '#server/modules/checklist/index';
import { firstRun, openStaffSecrets, resetAtStart } from '#server/modules/staff/index';
import { requireServerRole } from '#server/platform/startup/requireServerRole';
import { checkStart } from '#server/platform/startup/startChecks';
import { explainPort } from '#server/platform/startup/startFailure';

export interface Started {
  readonly app: FastifyInstance;
  /** Where it listens, `http://127.0.0.1:4400`. */
  readonly address: string;
  readonly brandIds: readonly string[];
  /** Code of the invitation of a new installation's first administrator. */
  readonly firstCode: string | undefined;
  /** Code that sets the new password that `STAFF_RESET` requested. */
  readonly resetCode: string | undefined;
}

/** Steps that stop what was started, in reverse order. */
export class Undo {
  readonly #steps: (() => unknown)[] = [];

  add(step: () => unknown): void {
    this.#steps.push(step);
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await step();
  }
}

export interface OpenDatabase {
  readonly access: DatabaseAccess;
  /** Of the disk of an embedded database. */
  readonly room?: DiskSpace;
}

export interface StartOptions {
  /** A database that the caller has opened and closes; the configured one is opened by default. */
  readonly database?: OpenDatabase;
  /** See `BuildOptions`. */
  readonly maxEventLoopDelayMs?: number;
  /** How long a stop waits for responses in progress, in ms. */
  readonly drainMs?: number;
}

/**
 * Starts everything: database, migrations, demo data, server.
 * @param undo collects the steps that stop it again, also when the start fails half-way.
 * @throws Error with a message for the person who starts it.
 */
export async function start(
  config: Config,
  undo: Undo,
  report: (line: string) => void,
  options: StartOptions = {},
): Promise<Started> {
  await checkStart(config);
  // Read before the database starts, so that a mistake in a file is reported at once.
  const folder = readDisk(path.join(projectRoot, 'brands'), {
    reservedHosts: config.studioHost === undefined ? [] : [config.studioHost],
    omitStandIns: !config.demo,
  });
  const { access, room } = options.database ?? (await openDatabase(config, undo, report));
  await migrateDatabase(access.owner);
  const { db, pool } = connectDatabase({ connectionString: access.app, role: SERVER_ROLE });
  undo.add(() => db.destroy());
  await requireServerRole(db, access);
  if (config.production) await requireDurability(db);
  await (config.demo ? requireDemoDatabase(db) : requireRealDatabase(db));
  const { brands, messages } = await openBrands(db, folder, systemClock.now(), config.defaultBrand);
  for (const message of messages) report(message);
  for (const id of config.chatSecrets.keys())
    if (!brands.byId(id)) report(`CHAT_SECRETS has a secret for ${id}, which is no brand.`);
  const providers =
    config.providersFile === undefined
      ? undefined
      : await readProviders(config.providersFile, {
          adapters: findAdapters(),
          brandIds: brands.all.map(({ id }) => id),
          env: process.env,
        });
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
  if (config.production) await reportMissing(db, brands.all, report);
  const secrets = await openStaffSecrets(config, db);
  const app = await buildApp({
    ...{ config, db, pool, brands, secrets, room, providers },
    ...(options.maxEventLoopDelayMs !== undefined && { maxEventLoopDelayMs: options.maxEventLoopDelayMs }),
    ...(sandbox && { ports: sandbox.sandboxPorts(db, systemClock) }),
    registerSites: async (instance, deps) => {
      await sandbox?.registerSandbox(instance, deps);
      await registerSites(instance, deps);
    },
  });
  undo.add(() => drain(app, options.drainMs ?? DRAIN_MS));
  pool.on('error', (error) => {
    app.log.error({ err: error }, 'database connection lost');
  });
  undo.add(
    subscribeToRevisions({
      connectionString: access.app,
      db,
      brands,
      onError: (error) => {
        app.log.error({ err: error }, 'subscription to brand revisions failed');
      },
    }),
  );
  undo.add(
    startHousekeeping(db, systemClock, (error) => {
      app.log.error({ err: error }, 'housekeeping failed');
    }),
  );
  const address = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
    // Another program can take the port after `checkStart`.
    throw explainPort(error, config) ?? error;
  });
  return { app, address, brandIds: brands.all.map(({ id }) => id), firstCode, resetCode };
}

/** A stop may take ten seconds: these are for responses in progress, the rest is for the database. */
const DRAIN_MS = 7_000;

/** Finishes the responses in progress, then closes the connections of clients that read too slowly. */
async function drain(app: FastifyInstance, drainMs: number): Promise<void> {
  // Closing the server would wait for idle connections of clients.
  const sweep = setInterval(() => {
    app.server.closeIdleConnections();
  }, 100);
  const limit = setTimeout(() => {
    app.server.closeAllConnections();
  }, drainMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}

/** The configured database: that of `DATABASE_URL`, or the embedded one, which `undo` stops. */
export async function openDatabase(
  config: Config,
  undo: Undo,
  report: (line: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== undefined)
    return { access: { owner: config.databaseUrl, app: config.databaseAppUrl ?? config.databaseUrl } };
  const embedded = await startEmbedded({ dataDir: config.dataDir, onProgress: report });
  undo.add(() => embedded.stop());
  const room = await watchDiskSpace(embedded.folder);
  undo.add(() => {
    room.stop();
  });
  return { access: embedded.access, room };
}
