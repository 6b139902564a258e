import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#server/platform/brands/imageFiles';
import { brotli, isWorthIt } from './compress';
import type { SharedFile } from './linkInWorkers';
import { cacheDir } from './places';

/** The images of a folder as bundles hold them, below `brand/`; drawings with their compressed form. */
export function imagesIn(folder: string): Promise<SharedFile[]> {
  return Promise.all(
    filesBelow(folder).map(async (below) => {
      const file = path.join(folder, below);
      const name = path.posix.join('brand', below.replaceAll(path.sep, '/'));
      return { name, file, packed: below.endsWith('.svg') ? await packed(file) : undefined };
    }),
  );
}

/** Compressed form by the file on the disk: brands have most of their drawings in common. */
const known = new Map<string, Promise<string | undefined>>();

function packed(file: string): Promise<string | undefined> {
  const { dev, ino, mtimeMs } = statSync(file);
  const key = `${dev} ${ino} ${mtimeMs}`;
  const found = known.get(key) ?? pack(file);
  known.set(key, found);
  return found;
}

/** Made once for the same content. @returns undefined where it saves nothing. */
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
