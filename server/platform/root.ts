import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';

/** The project's folder, searched upwards from this file, because the built server is nested deeper than the source. */
export const projectRoot = findUp(path.dirname(fileURLToPath(import.meta.url)));

function findUp(folder: string): string {
  if (existsSync(path.join(folder, 'brands', 'defaults.json'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder with brands/defaults.json was not found.');
  return findUp(parent);
}

/** A fresh temporary folder that the embedded database's user can enter. The caller removes it. */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `${prefix}-`));
  await chmod(folder, 0o711);
  return folder;
}
