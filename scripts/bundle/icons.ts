import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheDir } from './places';

/** Share of a maskable icon's side that the mark may fill: launchers cut the rest to their own shape. */
const SAFE_ZONE = 0.72;

const plain = { 'icon-192.png': 192, 'icon-512.png': 512, 'favicon.png': 48 } as const;
/** On a ground of the brand's colour, as phones show no transparency here. */
const grounded = { 'maskable-512.png': 512, 'apple-touch-icon.png': 180 } as const;

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
  const { default: sharp } = await import('sharp');
  const draw = (side: number) =>
    sharp(bytes, { density: 300 })
      .resize(side, side, { fit: 'contain', background: '#0000' })
      .png()
      .toBuffer();
  await Promise.all([
    ...Object.entries(plain).map(async ([name, side]) => writeFile(path.join(fresh, name), await draw(side))),
    ...Object.entries(grounded).map(async ([name, side]) => {
      const inner = await draw(Math.round(side * SAFE_ZONE));
      const canvas = { width: side, height: side, channels: 4 as const, background: ground };
      await sharp({ create: canvas })
        .composite([{ input: inner }])
        .png()
        .toFile(path.join(fresh, name));
    }),
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
