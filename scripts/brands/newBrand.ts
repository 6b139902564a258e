import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatBrandFile } from '#core/brand/format';
import { copiedSettings, letterable, newBrandFile, refusedBrandIds } from '#core/brand/newBrandFile';
import { hasErrors } from '#core/brand/problem';
import { brandParts } from '#schemas/api/shapes/studio';
import type { BrandFile } from '#schemas/brand/brandFile';
import { patterns } from '#schemas/brand/patterns';
import { writeBrandArt } from '../art';
import { brandFolders } from '../bundle/places';
import { loadBrands } from './load';
import { report } from './report';

export interface NewBrandOptions {
  /** Name that members see, else the id with a capital. */
  readonly name?: string;
  /** Accent, `#rrggbb`. */
  readonly color?: string;
  /** Brand whose settings to begin with. */
  readonly from?: string;
}

/**
 * Writes `brands/<id>/brand.json` with the least a brand needs, renders its images in its colours, checks it together
 * with the others and prints the next steps. An invalid brand is removed again.
 * @returns exit code.
 * @throws Error for an id, colour or `from` that cannot be used.
 */
export function newBrand(root: string, id: string, options: NewBrandOptions): number {
  const folder = path.join(root, 'brands', id);
  refuse(root, id, options);
  const file = path.join(folder, 'brand.json');
  const brand = scaffold(root, id, options);
  mkdirSync(folder);
  writeFileSync(file, formatBrandFile(brand));
  renderImages(root, id, brand.displayName);
  const own = loadBrands(root).problems.filter((problem) => problem.file === path.relative(root, file));
  if (own.length > 0) console.log(report(own));
  if (hasErrors(own)) {
    rmSync(folder, { recursive: true });
    return 1;
  }
  console.log(nextSteps(id));
  return 0;
}

/** Writes every brand file in the form of `brands pull`. @throws SyntaxError when one is not JSON. */
export function formatBrands(root: string): void {
  const folder = path.join(root, 'brands');
  for (const id of brandFolders(folder)) {
    const file = path.join(folder, id, 'brand.json');
    const text = readFileSync(file, 'utf8');
    const formatted = formatBrandFile(JSON.parse(text));
    if (formatted === text) continue;
    writeFileSync(file, formatted);
    console.log(`formatted ${path.relative(root, file)}`);
  }
}

function refuse(root: string, id: string, { color, from }: NewBrandOptions): void {
  if (!new RegExp(patterns.brandId, 'u').test(id) || refusedBrandIds.includes(id)) {
    throw new Error(
      `"${id}" cannot be a brand id: 2 to 30 small letters, digits and dashes, beginning with a letter`,
    );
  }
  const ids = brandFolders(path.join(root, 'brands'));
  if (existsSync(path.join(root, 'brands', id))) throw new Error(`brands/${id} exists already`);
  if (color !== undefined && !new RegExp(patterns.colour, 'u').test(color)) {
    throw new Error(`"${color}" is not a colour such as #18fcc9`);
  }
  if (from !== undefined && !ids.includes(from))
    throw new Error(`there is no brand ${from}; there are ${ids.join(', ')}`);
}

function scaffold(root: string, id: string, { name, color, from }: NewBrandOptions): BrandFile {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(root, 'brands', file), 'utf8')) as BrandFile;
  const settings = from === undefined ? {} : copiedSettings(read(`${from}/brand.json`), brandParts);
  return newBrandFile({ id, displayName: name ?? id.charAt(0).toUpperCase() + id.slice(1), color }, settings);
}

function renderImages(root: string, id: string, name: string): void {
  const brands = path.join(root, 'brands');
  if (letterable(name) !== undefined)
    writeFileSync(path.join(brands, id, 'art.json'), `${JSON.stringify({ name })}\n`);
  writeBrandArt(brands, id);
}

function nextSteps(id: string): string {
  return [
    `brands/${id}/ is written: settings, and images in its colours. Next:`,
    `  1. give it a tagline, host names and LINE ids in brands/${id}/brand.json`,
    `  2. replace images in brands/${id}/assets/ as you like`,
    '  3. npm run validate, then npm run build',
    `  4. open http://${id}.localhost:4400/`,
  ].join('\n');
}
