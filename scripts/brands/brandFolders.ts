import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Ids of the brand folders; `assets` is shared by all brands. */
export function brandFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'brand.json')))
    .map(({ name }) => name)
    .sort();
}
