import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from '#core/brand/resolve';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const firstBrand = readdirSync('brands', { withFileTypes: true }).find(
  (entry) => entry.isDirectory() && entry.name !== 'assets',
)?.name;

/** A complete shipped brand. */
export const shipped = resolve(
  read('brands/defaults.json') as BrandDefaults,
  read(`brands/${firstBrand}/brand.json`) as BrandFile,
).brand;
