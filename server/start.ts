import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { PortName } from '#schemas/providers/providersFile';
import { openBrands, readDisk, subscribeToRevisions } from '#server/modules/brands/index';
import { buildApp } from './app';
import { systemClock } from '#server/platform/clock';
import { type Config, programHosts } from '#server/platform/config/config';
import { connectDatabase, SERVER_ROLE } from '#server/platform/db/connect';
import { openDatabase, type OpenDatabase } from '#server/platform/startup/openDatabase';
import { requireDurability, requireRealDatabase } from '#server/platform/db/requireDatabaseKind';
import { migrateDatabase } from '#server/platform/db/migrate';
import { registerSites } from './modules/registerSites';
import { providersOf } from './providers/connectProviders';
import { findAdapters, readProviders } from './providers/readProviders';
import { startHousekeeping } from '#server/platform/jobs/housekeeping';
import { projectRoot } from '#server/platform/root';
import { reportMissing } from '#server/modules/checklist/index';
import { firstRun, openStaffSecrets, resetAtStart } from '#server/modules/staff/index';
import { requireServerRole } from '#server/platform/startup/requireServerRole';
import { checkStart } from '#server/platform/startup/startChecks';
import { explainPort } from '#server/platform/startup/startFailure';
import type { Undo } from '#server/platform/startup/undo';

export interface Started {
  readonly app: FastifyInstance;
  /** Where it listens, `http://127.0.0.1:4400`. */
  readonly address: string;
  /** The open brands. */
  readonly brandIds: readonly string[];
  /** Code of the invitation of a new installation's first administrator. */
  readonly firstCode: string | undefined;
  /** Code that sets the new password that `STAFF_RESET` requested. */
  readonly resetCode: string | undefined;
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
 * Starts everything: database, migrations, server.
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
    reservedHosts: programHosts(config),
    omitStandIns: config.standInsUrl === undefined,
  });
  const { access, room } = options.database ?? (await openDatabase(config, undo, report));
  await migrateDatabase(access.owner);
  const { db, pool } = connectDatabase({ connectionString: access.app, role: SERVER_ROLE });
  undo.add(() => db.destroy());
  await requireServerRole(db, access);
  if (config.production) await requireDurability(db);
  // The server of a demonstration differs in this alone: everybody knows the passwords in such a database.
  if (!config.demo) await requireRealDatabase(db);
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
  const firstCode = await firstRun(db, systemClock.now());
  const resetCode =
    config.staffReset === undefined
      ? undefined
      : await resetAtStart(db, config.staffReset, systemClock.now());
  const isConnected = (port: PortName, brandId: string) => providersOf(providers, port, brandId).length > 0;
  if (config.production) await reportMissing(db, brands.open, isConnected, report);
  const secrets = await openStaffSecrets(config, db);
  const app = await buildApp({
    ...{ config, db, pool, brands, secrets, room, providers },
    ...(options.maxEventLoopDelayMs !== undefined && { maxEventLoopDelayMs: options.maxEventLoopDelayMs }),
    registerSites,
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
  return { app, address, brandIds: brands.open.map(({ id }) => id), firstCode, resetCode };
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
