import { randomBytes } from 'node:crypto';
import { chmod, chown, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { DatabaseAccess } from './connect';
import { lockDataFolder } from './dataLock';
import {
  initialiseCluster,
  superviseCluster,
  readPostmaster,
  startCluster,
  stopCluster,
} from './embeddedCluster';
import { prepareEmbeddedPlace, type EmbeddedPlace } from './embeddedPlace';

export interface EmbeddedOptions {
  /** Folder of all data; created when missing. */
  readonly dataDir: string;
  /** Additional PostgreSQL settings, e.g. `{ fsync: 'off' }` in a test. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly onProgress?: (line: string) => void;
}

export interface EmbeddedDatabase {
  readonly access: DatabaseAccess;
  /** The actual folder; differs from `dataDir` when the database user cannot enter it. */
  readonly folder: string;
  stop(): Promise<void>;
}

interface Secrets {
  readonly owner: string;
  readonly app: string;
}

const DATABASE = 'sala';

/**
 * Starts the PostgreSQL that ships with the server and creates its files on the first run.
 * The database process of a killed server is adopted.
 * @throws DataFolderInUse when another server holds the folder.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const report = options.onProgress ?? (() => undefined);
  const place = await prepareEmbeddedPlace(options.dataDir);
  if (place.moved)
    report(`The database user cannot enter ${options.dataDir}; the data is stored in ${place.folder}.`);
  const unlock = await lockDataFolder(place.folder);
  try {
    const secrets = await readSecrets(place, report);
    const settings = options.settings ?? {};
    const port = await startCluster(place, secrets.owner, settings, report);
    await prepareDatabase(port, secrets);
    const stopSupervision = superviseCluster(place, port, settings);
    return {
      access: accessBy(secrets, port),
      folder: place.folder,
      stop: async () => {
        stopSupervision();
        await stopCluster(place);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** @returns access to the database that another process runs in this folder; undefined when none runs. */
export async function findEmbedded(dataDir: string): Promise<DatabaseAccess | undefined> {
  const place = await prepareEmbeddedPlace(dataDir);
  const running = await readPostmaster(place);
  return running && accessBy(await storedSecrets(place), running.port);
}

/** Passwords are generated once, before the cluster that uses them. */
async function readSecrets(place: EmbeddedPlace, report: (line: string) => void): Promise<Secrets> {
  const file = secretFile(place);
  const initialised = await stat(path.join(place.cluster, 'PG_VERSION')).catch(() => undefined);
  if (initialised) return storedSecrets(place);
  report('Preparing the database for the first time …');
  const secrets: Secrets = { owner: secret(), app: secret() };
  await writeFile(`${file}.new`, JSON.stringify(secrets), { mode: 0o600 });
  await chmod(`${file}.new`, 0o600);
  await rename(`${file}.new`, file);
  const passwordFile = path.join(place.folder, 'postgres-password.tmp');
  await writeFile(passwordFile, `${secrets.owner}\n`, { mode: 0o600 });
  if (place.user) await chown(passwordFile, place.user.uid, place.user.gid);
  await initialiseCluster(place, passwordFile);
  return secrets;
}

function secretFile(place: EmbeddedPlace): string {
  return path.join(place.folder, 'postgres-secret.json');
}

async function storedSecrets(place: EmbeddedPlace): Promise<Secrets> {
  return JSON.parse(await readFile(secretFile(place), 'utf8')) as Secrets;
}

async function prepareDatabase(port: number, secrets: Secrets): Promise<void> {
  const client = new pg.Client({ connectionString: url('sala_owner', secrets.owner, port, 'postgres') });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    const role = await client.query("SELECT 1 FROM pg_roles WHERE rolname = 'sala_app'");
    await client.query(
      `${role.rowCount === 0 ? 'CREATE' : 'ALTER'} ROLE sala_app LOGIN PASSWORD ${pg.escapeLiteral(secrets.app)}`,
    );
  } finally {
    await client.end();
  }
}

function accessBy({ owner, app }: Secrets, port: number): DatabaseAccess {
  return { owner: url('sala_owner', owner, port), app: url('sala_app', app, port) };
}

function secret(): string {
  return randomBytes(24).toString('base64url');
}

function url(user: string, password: string, port: number, database = DATABASE): string {
  return `postgres://${user}:${password}@127.0.0.1:${String(port)}/${database}`;
}
