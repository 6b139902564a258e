import { mkdir, open, rm, stat, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import type { Config } from '#server/platform/config/config';
import { StartFailure, explainFolder, explainPort } from './startFailure';

const MEGABYTE = 1024 * 1024;
/** What a new database takes, and what one that is there needs to start. In bytes. */
const NEW_DATABASE = 200 * MEGABYTE;
const OLD_DATABASE = 16 * MEGABYTE;

type Where = Pick<Config, 'port' | 'host' | 'dataDir' | 'databaseUrl'>;

/**
 * Checks what would fail a start before anything is built or prepared, since that takes a minute.
 * @param variable that sets the port.
 * @throws StartFailure with cause and remedy.
 */
export async function checkStart(config: Where, variable = 'PORT'): Promise<void> {
  await requireFreePort(config, variable);
  await requireWritableFolder(config.dataDir);
  await requireDiskSpace(config);
}

async function requireFreePort({ port, host }: Where, variable: string): Promise<void> {
  if (port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ port, host, exclusive: true }, resolve);
    });
  } catch (error) {
    throw explainPort(error, { port, host }, variable) ?? error;
  }
  await new Promise((resolve) => server.close(resolve));
}

async function requireWritableFolder(dataDir: string): Promise<void> {
  const probe = path.join(dataDir, `.write-${String(process.pid)}`);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o711 });
    const file = await open(probe, 'w', 0o600);
    await file.close();
    await rm(probe, { force: true });
  } catch (error) {
    throw explainFolder(error, dataDir) ?? error;
  }
}

async function requireDiskSpace({ dataDir, databaseUrl }: Where): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  const isThere = await stat(path.join(dataDir, 'postgres', 'PG_VERSION')).catch(() => undefined);
  const needed = isThere || databaseUrl !== undefined ? OLD_DATABASE : NEW_DATABASE;
  if (bavail * bsize >= needed) return;
  const megabytes = (bytes: number) => String(Math.floor(bytes / MEGABYTE));
  throw new StartFailure(
    `The disk of the data folder ${dataDir} has ${megabytes(bavail * bsize)} MB free, and a start needs ${megabytes(needed)} MB. Make room on it, or set DATA_DIR to another folder.`,
  );
}
