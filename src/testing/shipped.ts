import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from '#core/brand/resolve';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const files = readdirSync('brands', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'assets')
  .map(({ name }) => read(`brands/${name}/brand.json`) as BrandFile);

const file = files.find(({ layout }) => layout?.public === 'simple');
if (!file) throw new Error('No brand has the simple public layout.');

/** A complete shipped brand: the one with the simple public layout. */
export const shipped = resolve(read('brands/defaults.json') as BrandDefaults, file).brand;
