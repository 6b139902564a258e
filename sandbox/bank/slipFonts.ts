import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type sharp from 'sharp';
import { unpackWoff } from './woff';

const FILES = ['thai-400', 'latin-400', 'thai-700', 'latin-700'].map((part) => `sarabun-${part}-normal`);

let loading: Promise<void> | undefined;

/**
 * Teaches the picture library Sarabun, so that a slip looks the same on a machine without Thai fonts.
 * A font that was used once by its file is known by its name to everything drawn later.
 * @param folder keeps the font files; they are read again and again.
 */
export function loadSlipFonts(draw: typeof sharp, folder: string): Promise<void> {
  loading ??= load(draw, folder);
  return loading;
}

async function load(draw: typeof sharp, folder: string): Promise<void> {
  const packageFile = createRequire(import.meta.url).resolve('@fontsource/sarabun/package.json');
  await mkdir(folder, { recursive: true });
  for (const name of FILES) {
    const fontfile = path.join(folder, `${name}.ttf`);
    await writeFile(
      fontfile,
      unpackWoff(await readFile(path.join(path.dirname(packageFile), 'files', `${name}.woff`))),
    );
    await draw({ text: { text: 'ก A 1', font: 'Sarabun', fontfile, rgba: true } })
      .png()
      .toBuffer();
  }
}
