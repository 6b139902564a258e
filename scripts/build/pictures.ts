import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { brotli } from './compress';
import { linkFolder, linkOrCopy } from './link';
import { cacheDir } from './places';

/**
 * Shares the pictures of a brand into its bundle, drawings with their compressed form beside them.
 * @param sources folders; the same name in an earlier one wins.
 */
export async function linkPictures(sources: readonly string[], target: string): Promise<void> {
  for (const source of sources) if (existsSync(source)) linkFolder(source, target);
  const drawings = readdirSync(target, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svg'),
  );
  for (const name of drawings) {
    const file = path.join(target, name);
    linkOrCopy(await packed(file), `${file}.br`);
  }
}

/** Compressed form by the file on the disk: brands share most of their pictures. */
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
