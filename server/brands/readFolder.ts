import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Problem } from '#brand/problem';
import { assemble } from '#brand/load';
import { hasErrors } from '#brand/problem';
import { BrandRules } from './brandRules';

/** A brand file as it lies on disk, lifted to the present version. */
export interface DiskBrand {
  readonly id: string;
  readonly file: BrandFile;
  readonly brand: Brand;
  /** SHA-256 of its bytes. */
  readonly hash: Buffer;
}

/**
 * Reads, checks and resolves every brand of a `brands/` folder, in the order of their ids.
 * @throws Error naming file, place and mistake when one of them is wrong (BRD-01).
 */
export function readFolder(folder: string, rules: BrandRules): DiskBrand[] {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const raw = brandFolders(folder).map((id) => {
    return { folder: id, file: `brands/${id}/brand.json`, text: read(`${id}/brand.json`) };
  });
  const defaults = { file: 'brands/defaults.json', text: read('defaults.json') };
  const { brands, problems } = assemble({ defaults, brands: raw }, rules.checks);
  if (hasErrors(problems)) throw new Error(sayErrors(problems));
  const texts = new Map(raw.map(({ folder: id, text }) => [id, text]));
  return brands.map(({ source, brand }) => {
    const hash = createHash('sha256')
      .update(texts.get(brand.id) ?? '')
      .digest();
    return { id: brand.id, file: source, brand, hash };
  });
}

/**
 * The brands of a `brands/` folder.
 * @throws Error as `readFolder`.
 */
export function readBrands(folder: string): Brand[] {
  return readFolder(folder, new BrandRules(folder)).map(({ brand }) => brand);
}

/** The errors for a person at a terminal, one a line. */
export function sayErrors(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ file, path: place, en }) => `${file ?? ''}${place}: ${en}`).join('\n');
}

function brandFolders(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'brand.json')))
    .sort();
}
