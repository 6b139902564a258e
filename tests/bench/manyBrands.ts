import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolders, root } from '#scripts/bundle/places';
import { linkFolder } from '#scripts/bundle/link';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';

const shipped = path.join(root, 'brands');

/**
 * Creates a folder with this many brands: copies of the shipped ones in turn, with unique names, hosts, texts, LINE
 * accounts and main colours. They share the shipped images. @param home gets `brands/`; must not exist yet. @returns
 * ids of the brands.
 */
export function makeBrands(home: string, count: number): string[] {
  const folder = path.join(home, 'brands');
  linkFolder(path.join(shipped, 'assets'), path.join(folder, 'assets'));
  copyFileSync(path.join(shipped, 'defaults.json'), path.join(folder, 'defaults.json'));
  const defaults = JSON.parse(readFileSync(path.join(shipped, 'defaults.json'), 'utf8')) as BrandDefaults;
  const models = brandFolders(shipped);
  return Array.from({ length: count }, (_, n) => {
    const model = models[n % models.length] ?? '';
    const id = `brand-${String(n + 1).padStart(4, '0')}`;
    linkFolder(path.join(shipped, model, 'assets'), path.join(folder, id, 'assets'));
    const file = JSON.parse(readFileSync(path.join(shipped, model, 'brand.json'), 'utf8')) as BrandFile;
    writeFileSync(
      path.join(folder, id, 'brand.json'),
      JSON.stringify(ofItsOwn(file, id, n, defaults), null, 2),
    );
    return id;
  });
}

function ofItsOwn(file: BrandFile, id: string, n: number, defaults: BrandDefaults): BrandFile {
  const own = id.slice(-4);
  const text = ({ th, en }: BrandFile['tagline']) => ({ th: `${th} ${own}`, en: `${en} ${own}` });
  return {
    ...file,
    id,
    displayName: `${file.displayName} ${own}`,
    tagline: text(file.tagline),
    description: text(file.description),
    clientId: `${id}-web`,
    hostnames: [`www.${id}.example`],
    primary: n === 0,
    theme: { ...file.theme, color: shade(file.theme?.color ?? defaults.theme.color, n) },
    contacts: { line1: `@${id}`, line2: `${id}.help` },
  };
}

/** One of 1,024 colours near a `#rrggbb`, hardly distinguishable. */
function shade(colour: string, n: number): string {
  const moved = Number.parseInt(colour.slice(1), 16) ^ ((n % 32) << 8) ^ ((n >> 5) % 32);
  return `#${moved.toString(16).padStart(6, '0')}`;
}

/** Changes the tagline of a brand. */
export function editBrand(home: string, id: string, words: string): void {
  const place = path.join(home, 'brands', id, 'brand.json');
  const file = JSON.parse(readFileSync(place, 'utf8')) as BrandFile;
  writeFileSync(place, JSON.stringify({ ...file, tagline: { th: words, en: words } }, null, 2));
}
