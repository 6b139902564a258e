import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a back-up holds; written last, so that a folder without it is no back-up. */
export interface Manifest {
  readonly format: 1;
  /** Everything that was committed before this instant is in it, nothing of what came after. */
  readonly takenAt: string;
  /** Changes of the database that it was taken with. */
  readonly migrations: readonly string[];
  readonly tables: readonly TableFile[];
  readonly pictures: number;
}

export interface TableFile {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of the file as it lies in the folder. */
  readonly sha256: string;
}

export const MANIFEST = 'backup.json';

/** Below the data folder: members' slips, and the key of the second factors of staff. */
export const PICTURES = 'slips';
export const STAFF_KEY = 'staff-key';

export function tableFile(folder: string, name: string): string {
  return path.join(folder, 'tables', `${name}.copy.gz`);
}

/** @throws Error with a sentence when the folder is no back-up that this version reads. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no back-up: it has no ${MANIFEST}.`);
  const manifest = JSON.parse(text) as Manifest;
  if ((manifest.format as number) !== 1)
    throw new Error(`${folder} was written by a newer version: restore it with that one.`);
  return manifest;
}
