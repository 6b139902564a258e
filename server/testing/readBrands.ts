import type { Brand } from '#schemas/brand/brand';
import { readFolder } from '#server/modules/brands/readFolder';
import { BrandRules } from '#server/platform/brands/brandRules';

/**
 * The brands of a `brands/` folder.
 * @throws Error naming file, path and cause when one of them is invalid.
 */
export function readBrands(folder: string): Brand[] {
  const { brands, invalid } = readFolder(folder, new BrandRules(folder));
  if (invalid.length > 0) throw new Error(invalid.map(({ reason }) => reason).join('\n'));
  return brands.map(({ brand }) => brand);
}
