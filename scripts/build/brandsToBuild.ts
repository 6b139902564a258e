import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolve } from '#brand/resolve';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { brandsDir } from './places';

/** All brands, resolved. */
export function loadBrandsOrThrow(): Brand[] {
  const read = (name: string): unknown => JSON.parse(readFileSync(path.join(brandsDir, name), 'utf8'));
  const defaults = read('defaults.json') as BrandDefaults;
  return readdirSync(brandsDir)
    .filter((id) => existsSync(path.join(brandsDir, id, 'brand.json')))
    .map((id) => resolve(defaults, read(`${id}/brand.json`) as BrandFile).brand);
}
