import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawIcon, iconNames } from '#server/platform/brands/icons';
import { cacheDir } from './places';

/**
 * The icons of a brand, made from its square mark; made once for the same mark and ground.
 * @param mark an SVG or image file.
 * @returns folder with the finished icons.
 */
export async function makeIcons(mark: string, ground: string): Promise<string> {
  const bytes = readFileSync(mark);
  const key = createHash('sha256').update(bytes).update(ground).digest('hex').slice(0, 24);
  const folder = path.join(cacheDir, 'icons', key);
  if (existsSync(folder)) return folder;
  const fresh = `${folder}.${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  await Promise.all([
    ...iconNames.map(async (name) => writeFile(path.join(fresh, name), await drawIcon(name, bytes, ground))),
    copyFile(mark, path.join(fresh, `favicon${path.extname(mark)}`)),
  ]);
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another build made the same icons meanwhile: theirs are these.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}
