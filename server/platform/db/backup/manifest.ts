import { readFile } from 'node:fs/promises';
import path from 'node:path';

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
