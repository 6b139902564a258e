import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '#server/brands/filesBelow';
import { brotli } from './compress';
import { linkOrCopy } from './link';
import { cacheDir } from './places';

interface Picture {
  /** Path below its folder. */
  readonly name: string;
  readonly file: string;
  /** Compressed form of a drawing. */
  readonly packed: string | undefined;
}

/**
 * Shares the pictures of a brand into its bundle, drawings with their compressed form beside them.
 * @param own folder of this brand's; the same name in it wins over one in the folder that brands share.
 */
export async function linkPictures(own: string, shared: string, target: string): Promise<void> {
  common.set(shared, common.get(shared) ?? picturesIn(shared));
  const all = [...((await common.get(shared)) ?? []), ...(await picturesIn(own))];
  mkdirSync(target, { recursive: true });
  for (const { name, file, packed } of new Map(all.map((picture) => [picture.name, picture])).values()) {
    const place = path.join(target, name);
    if (path.dirname(name) !== '.') mkdirSync(path.dirname(place), { recursive: true });
    linkOrCopy(file, place);
    if (packed !== undefined) linkOrCopy(packed, `${place}.br`);
  }
}

/** By folder: read once for all brands of a build. */
const common = new Map<string, Promise<readonly Picture[]>>();

function picturesIn(folder: string): Promise<readonly Picture[]> {
  return Promise.all(
    filesBelow(folder).map(async (name) => {
      const file = path.join(folder, name);
      return { name, file, packed: name.endsWith('.svg') ? await packed(file) : undefined };
    }),
  );
}

/** Compressed form by the file on the disk: brands have most of their drawings in common. */
const known = new Map<string, Promise<string>>();

function packed(file: string): Promise<string> {
  const { dev, ino, mtimeMs } = statSync(file);
  const key = `${dev} ${ino} ${mtimeMs}`;
  const found = known.get(key) ?? pack(file);
  known.set(key, found);
  return found;
}

/** Made once for the same content. */
async function pack(file: string): Promise<string> {
  const bytes = readFileSync(file);
  const folder = path.join(cacheDir, 'pictures');
  const place = path.join(folder, `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.br`);
  if (existsSync(place)) return place;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${place}.${process.pid}`, await brotli(bytes));
  renameSync(`${place}.${process.pid}`, place);
  return place;
}
