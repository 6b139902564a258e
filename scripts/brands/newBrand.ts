import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatBrandFile } from '#core/brand/format';
import { hasErrors } from '#core/brand/problem';
import { BRAND_FILE_SCHEMA, type BrandFile } from '#schemas/brand/brandFile';
import { BRAND_VERSION } from '#schemas/brand/identity';
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

/** Folder names below `brands/` that are not brands, and hosts of the product itself. */
const RESERVED = new Set(['assets', 'studio', 'bank', 'api', 'www']);

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
  if (!new RegExp(patterns.brandId, 'u').test(id) || RESERVED.has(id)) {
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
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, 'brands', file), 'utf8'));
  const template = from === undefined ? {} : (read(`${from}/brand.json`) as Partial<BrandFile>);
  // Two brands share neither, and the defaults have both.
  const { contacts: _contacts, primary: _primary, ...base } = template;
  const displayName = name ?? id.charAt(0).toUpperCase() + id.slice(1);
  return {
    $schema: BRAND_FILE_SCHEMA,
    ...base,
    version: BRAND_VERSION,
    id,
    displayName,
    tagline: { th: displayName, en: displayName },
    description: { th: `${displayName} เว็บเกมออนไลน์`, en: `${displayName}, online games` },
    clientId: `${id}-web`,
    hostnames: [],
    ...(color !== undefined && { theme: { ...base.theme, color } }),
  };
}

/** Whether the font of the logo has all letters of the name; otherwise the brand must supply a logo. */
function renderImages(root: string, id: string, name: string): void {
  const brands = path.join(root, 'brands');
  if (/^[A-Za-z0-9\u0e00-\u0e7f ]+$/.test(name))
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
