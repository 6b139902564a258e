/**
 * Renders the images of the brands from their templates, after a change of colours.
 *
 * Usage: npm run art -- [--brand <id>]     of this brand only
 */
import './lib/usage.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brandArt } from './art/brandArt';
import { brandFolders } from './brands/brandFolders';

/** Renders every image of one brand into `brands/<id>/assets/`. @returns the number of files. */
export function writeBrandArt(brandsDir: string, id: string): number {
  const folder = path.join(brandsDir, id, 'assets');
  const images = brandArt(brandsDir, id);
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of images) writeFileSync(path.join(folder, name), svg);
  return images.size;
}

function main(): void {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } });
  const brandsDir = fileURLToPath(new URL('../brands', import.meta.url));
  const ids = values.brand === undefined ? brandFolders(brandsDir) : [values.brand];
  const count = ids.reduce((sum, id) => sum + writeBrandArt(brandsDir, id), 0);
  console.log(`${count} images rendered for ${ids.join(', ')}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
