import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, found upwards from this file: the built server lies deeper than the source. */
export const projectRoot = findUp(path.dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'brands', 'defaults.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder with brands/defaults.json was not found.');
  return findUp(parent);
}
