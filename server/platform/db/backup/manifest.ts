import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';

/** The contents of a backup; written last, so that an incomplete folder has no manifest. */
export interface Manifest {
  readonly format: 1;
  /** The snapshot time: the backup contains everything committed before it, and nothing later. */
  readonly takenAt: string;
  /** Migrations that were applied. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableFile[];
  readonly images: number;
}

export interface TableFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Hash of the compressed file. */
  readonly sha256: string;
}

export const MANIFEST = 'backup.json';

/** Entries of the data folder: members' slip images, and the key of staff second factors. */
export const IMAGES = 'slips';
export const STAFF_KEY = 'staff-key';

export function tableFile(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.copy.gz`);
}

/** @throws Error with a readable message when the folder is not a backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is not a backup: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(text) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new Error(`${folder} was written by a newer version: restore it with that one.`);
  return manifest;
}

export interface Table {
  readonly name: string;
  /** Stored columns; generated ones are computed. */
  readonly columns: readonly string[];
}

/** Every table except the migrator's own, which follow from the migrations. */
export async function readTables(client: pg.ClientBase): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT c.relname AS name,
           (SELECT array_agg(a.attname::text ORDER BY a.attnum) FROM pg_attribute a
            WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
      AND c.relname NOT LIKE 'kysely\\_%'
    ORDER BY c.relname`);
  return rows;
}

/** The applied migrations; empty for an unused database. */
export async function readMigrations(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ found: string | null }>(
    `SELECT to_regclass('public.kysely_migration') AS found`,
  );
  if (!rows[0]?.found) return [];
  const applied = await client.query<{ name: string }>('SELECT name FROM kysely_migration ORDER BY name');
  return applied.rows.map(({ name }) => name);
}
