import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import { loadBrands } from '../load';

/** The checkout. */
export const root = path.resolve(import.meta.dirname, '../../..');

const loaded = loadBrands(root);

/** The shipped brands. */
export const brands = loaded.brands.map(({ brand }) => brand);

/** A file below `brands/`, parsed on each call so that a test may change it. */
export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, 'brands', file), 'utf8'));
}

/** The one primary brand. @throws Error when no shipped brand is primary. */
export function primaryBrand(): Brand {
  return one(({ primary }) => primary);
}

/** A brand that inherits the levels of the defaults. @throws Error when there is none. */
export function siblingBrand(): Brand {
  return one(({ primary }) => !primary);
}

function one(wanted: (brand: Brand) => boolean): Brand {
  const found = brands.find(wanted);
  if (!found) throw new Error('no shipped brand is of this kind');
  return found;
}
