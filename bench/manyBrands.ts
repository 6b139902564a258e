import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brandFolders } from '#scripts/brands/load';
import { linkFolder } from '#scripts/build/link';
import { root } from '#scripts/build/places';
import type { BrandFile } from '#schemas/brand/brandFile';

const shipped = path.join(root, 'brands');

/**
 * Makes a folder with so many brands: the shipped ones by turns, under names, hosts and words of their own. Pictures
 * are shared with the shipped ones.
 * @param home gets `brands/`; does not exist yet.
 * @returns ids of the brands.
 */
export function makeBrands(home: string, count: number): string[] {
  const folder = path.join(home, 'brands');
  linkFolder(path.join(shipped, 'assets'), path.join(folder, 'assets'));
  copyFileSync(path.join(shipped, 'defaults.json'), path.join(folder, 'defaults.json'));
  const models = brandFolders(shipped);
  return Array.from({ length: count }, (_, n) => {
    const model = models[n % models.length] ?? '';
    const id = `brand-${String(n + 1).padStart(4, '0')}`;
    linkFolder(path.join(shipped, model, 'assets'), path.join(folder, id, 'assets'));
    const file = JSON.parse(readFileSync(path.join(shipped, model, 'brand.json'), 'utf8')) as BrandFile;
    writeFileSync(path.join(folder, id, 'brand.json'), JSON.stringify(renamed(file, id, n === 0), null, 2));
    return id;
  });
}

function renamed(file: BrandFile, id: string, primary: boolean): BrandFile {
  const displayName = `${file.displayName} ${id.slice(-4)}`;
  return { ...file, id, displayName, clientId: `${id}-web`, hostnames: [`www.${id}.example`], primary };
}

/** Gives a brand another tagline. */
export function editBrand(home: string, id: string, words: string): void {
  const place = path.join(home, 'brands', id, 'brand.json');
  const file = JSON.parse(readFileSync(place, 'utf8')) as BrandFile;
  writeFileSync(place, JSON.stringify({ ...file, tagline: { th: words, en: words } }, null, 2));
}
