/**
 * Draws the pictures of the brands again, and those that all share, after a change of colours.
 *
 * Usage: npm run art -- [--brand <id>]     of this brand only
 */
import './lib/usage.mjs';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brandArt } from './art/brandArt';
import { gameCovers } from './art/files/gameCovers';
import { placeholder } from './art/files/placeholder';
import { readSpec } from './art/spec';

/** The brands of a folder: its directories, less the shared pictures. */
export const brandIds = (brandsDir: string): string[] =>
  readdirSync(brandsDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
    .map((entry) => entry.name);

/** Draws every picture of one brand into `brands/<id>/assets/`; returns the number of files. */
export function writeBrandArt(brandsDir: string, id: string): number {
  return writeAll(join(brandsDir, id, 'assets'), brandArt(readSpec(brandsDir, id)));
}

/** The pictures that every brand inherits and that are drawn here; others in their folder are left alone. */
export const sharedArt = (): Map<string, string> =>
  new Map([['placeholder.svg', placeholder()], ...gameCovers()]);

/** Draws the pictures that every brand inherits into `brands/assets/`; returns the number of files. */
export function writeSharedArt(brandsDir: string): number {
  return writeAll(join(brandsDir, 'assets'), sharedArt());
}

function writeAll(folder: string, files: Map<string, string>): number {
  mkdirSync(folder, { recursive: true });
  for (const [name, svg] of files) writeFileSync(join(folder, name), svg);
  return files.size;
}

function main(): void {
  const { values } = parseArgs({ options: { brand: { type: 'string' } } });
  const brandsDir = fileURLToPath(new URL('../brands', import.meta.url));
  const ids = values.brand ? [values.brand] : brandIds(brandsDir);
  const count = ids.reduce((sum, id) => sum + writeBrandArt(brandsDir, id), writeSharedArt(brandsDir));
  console.log(`${count} pictures drawn for ${ids.join(', ')}.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
