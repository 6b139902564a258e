import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#server/platform/brands/imageFiles';
import { brotli, type Effort, isWorthIt } from './compress';
import type { SharedFile } from './link';
import { cacheDir } from './places';

/**
 * Reads folders of images as bundles hold them, below `brand/`, each SVG with its compressed form unless the effort is
 * `fast`. Brands share most of their images, so one reader compresses each file once.
 */
export function imageReader(effort: Effort): (folder: string) => Promise<SharedFile[]> {
  const known = new Map<string, Promise<string | undefined>>();
  const packed = (file: string) => {
    const { dev, ino, mtimeMs } = statSync(file);
    const key = `${dev} ${ino} ${mtimeMs}`;
    const found = known.get(key) ?? pack(file);
    known.set(key, found);
    return found;
  };
  return (folder) =>
    Promise.all(
      filesBelow(folder).map(async (below) => {
        const file = path.join(folder, below);
        const name = path.posix.join('brand', below.replaceAll(path.sep, '/'));
        return {
          name,
          file,
          packed: effort === 'best' && below.endsWith('.svg') ? await packed(file) : undefined,
        };
      }),
    );
}

/** Compresses a file, once for the same content. @returns undefined where compression saves nothing. */
async function pack(file: string): Promise<string | undefined> {
  const bytes = readFileSync(file);
  const folder = path.join(cacheDir, 'images');
  const place = path.join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.br`);
  if (!existsSync(place)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${place}.${process.pid}`, await brotli(bytes));
    renameSync(`${place}.${process.pid}`, place);
  }
  return isWorthIt(bytes.length, statSync(place).size) ? place : undefined;
}
