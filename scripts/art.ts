/**
 * Renders the images of the brands and the covers of the sandbox's games from their templates, after a change.
 *
 * Usage: npm run art -- [--brand <id>]     of this brand only
 */
import './lib/usage.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brandArt } from '#server/platform/brands/art/brandArt';
import { gameCovers } from './art/gameCovers';
import { brandFolders } from './bundle/places';

/** Renders the covers of the sandbox's games into `brands/assets/`. @returns the number of files. */
function writeGameCovers(brandsDir: string): number {
  const images = gameCovers();
  for (const [name, svg] of images) writeFileSync(path.join(brandsDir, 'assets', name), svg);
  return images.size;
}

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
  if (values.brand === undefined) console.log(`${writeGameCovers(brandsDir)} covers rendered.`);
  console.log(`${count} images rendered for ${ids.join(', ')}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
