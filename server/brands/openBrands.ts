import type { Database } from '#server/db/connect';
import { BrandDirectory } from './brandDirectory';
import { BrandRules } from './brandRules';
import { importFolder } from './importFolder';
import type { DiskBrand } from './readFolder';
import { readFolder } from './readFolder';

export interface OnDisk {
  readonly rules: BrandRules;
  readonly brands: readonly DiskBrand[];
}

/** @throws Error naming file, place and mistake when a brand file is wrong (BRD-01). */
export function readDisk(folder: string): OnDisk {
  const rules = new BrandRules(folder);
  return { rules, brands: readFolder(folder, rules) };
}

/**
 * Takes what has changed on disk into the database and serves what is published there.
 * @throws Error with a sentence when a published revision breaks the rules, or RangeError when no brand has the id `defaultBrand`.
 */
export async function openBrands(
  db: Database,
  { rules, brands: disk }: OnDisk,
  now: Date,
  defaultBrand?: string,
): Promise<{ readonly brands: BrandDirectory; readonly sentences: readonly string[] }> {
  const { published, sentences } = await importFolder(db, rules, disk, now);
  return { brands: new BrandDirectory(rules, published, defaultBrand), sentences };
}
