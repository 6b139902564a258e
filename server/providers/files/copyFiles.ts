import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { FileStores } from '#server/platform/files/fileStore';

export interface CopiedFiles {
  readonly copied: number;
  /** Files that the storage already had. */
  readonly present: number;
}

/** Files at once. */
const BATCH = 8;

/**
 * Copies the slip images of a data folder into the storages of their brands and reads each back. Files that are there
 * already are compared only, so it may be repeated, also while the site runs.
 * @throws Error for a brand without a storage, or a file that differs there; FileStoreError.
 */
export async function copyFiles(dataDir: string, stores: FileStores): Promise<CopiedFiles> {
  const entries = await readdir(path.join(dataDir, 'slips'), { recursive: true, withFileTypes: true });
  const keys = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.jpg'))
    .map(({ parentPath, name }) => path.relative(dataDir, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'));
  let copied = 0;
  for (let at = 0; at < keys.length; at += BATCH) {
    const done = await Promise.all(keys.slice(at, at + BATCH).map((key) => copyFile(dataDir, key, stores)));
    copied += done.filter(Boolean).length;
  }
  return { copied, present: keys.length - copied };
}

/** @returns whether it was not there before. */
async function copyFile(dataDir: string, key: string, stores: FileStores): Promise<boolean> {
  const [, brandId = ''] = key.split('/');
  const store = stores.of(brandId);
  if (!store) throw new Error(`No provider of "files" is connected for the brand ${brandId}.`);
  const content = await readFile(path.join(dataDir, key));
  const before = await store.get(key);
  if (!before) await store.put(key, content);
  const stored = before ?? (await store.get(key));
  if (!stored?.equals(content)) throw new Error(`${key} differs in the storage of the brand ${brandId}.`);
  return !before;
}
