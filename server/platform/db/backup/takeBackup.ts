import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { CopyOut } from './copyOut';
import {
  MANIFEST,
  IMAGES,
  STAFF_KEY,
  tableFile,
  readMigrations,
  readTables,
  type Manifest,
  type TableFile,
  type Table,
} from './manifest';

export interface BackupOptions {
  /** Connection string of the database's owner. */
  readonly owner: string;
  /** Folder of slip images and the staff key. */
  readonly dataDir: string;
  /** The folder to create; it must not exist. */
  readonly folder: string;
}

/**
 * Backs up a running site: a snapshot of all tables, then the images, which are stored before the rows that refer
 * to them. The folder is renamed into place only when it is complete and flushed.
 * @throws Error with a readable message when the folder exists or there is nothing to back up.
 */
export async function takeBackup({ owner, dataDir, folder }: BackupOptions): Promise<Manifest> {
  if (await stat(folder).catch(() => undefined)) throw new Error(`${folder} exists: name a new folder.`);
  const draft = `${folder}.part-${String(process.pid)}`;
  try {
    await mkdir(path.join(draft, 'tables'), { recursive: true, mode: 0o700 });
    const copied = await copyTables(owner, draft);
    const manifest: Manifest = { format: 1, ...copied, images: await copyImages(dataDir, draft) };
    await copyFile(path.join(dataDir, STAFF_KEY), path.join(draft, STAFF_KEY)).catch(unlessMissing);
    await writeThrough(path.join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
    await rename(draft, folder);
    return manifest;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function copyTables(
  owner: string,
  folder: string,
): Promise<Pick<Manifest, 'takenAt' | 'migrations' | 'tables'>> {
  const client = new pg.Client({ connectionString: owner });
  await client.connect();
  try {
    await client.query("SET datestyle = 'ISO'");
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const takenAt = new Date().toISOString();
    // The first query fixes the snapshot of all later ones.
    const migrations = await readMigrations(client);
    if (migrations.length === 0)
      throw new Error('There is nothing to back up: no server has used this database.');
    const tables: TableFile[] = [];
    for (const table of await readTables(client)) tables.push(await copyTable(client, table, folder));
    await client.query('COMMIT');
    return { takenAt, migrations, tables };
  } finally {
    await client.end();
  }
}

async function copyTable(client: pg.Client, { name, columns }: Table, folder: string): Promise<TableFile> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  const rows = client.query(new CopyOut(`COPY (SELECT ${list} FROM ${pg.escapeIdentifier(name)}) TO STDOUT`));
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const file = createWriteStream(tableFile(folder, name), { mode: 0o600, flush: true });
  await pipeline(rows, createGzip({ level: 1 }), hashing, file);
  return { name, columns, rows: rows.rows, sha256: hash.digest('hex') };
}

/** @returns the number copied. An image deleted meanwhile belongs to no stored slip. */
async function copyImages(dataDir: string, folder: string): Promise<number> {
  const from = path.join(dataDir, IMAGES);
  const found = await readdir(from, { recursive: true, withFileTypes: true }).catch(unlessMissing);
  const files = (found ?? []).filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) {
    const file = path.join(parentPath, name);
    const target = path.join(folder, IMAGES, path.relative(from, file));
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(file, target).catch(unlessMissing);
  }
  return files.length;
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

async function writeThrough(file: string, text: string): Promise<void> {
  const handle = await open(file, 'wx', 0o600);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
