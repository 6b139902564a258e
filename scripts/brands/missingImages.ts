import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { imagePaths } from '#core/brand/checks/assets';
import { imagesIn, isUpload } from '#core/brand/imagePath';
import { resolve } from '#core/brand/resolve';

/**
 * Names of the images of a published brand that are only at its server: the uploaded ones, and of a brand without a
 * folder all that are not shared by all brands.
 * @param brands folder of the brands, with the defaults and the shared images.
 */
export function missingImages(brands: string, brandId: string, file: BrandFile): string[] {
  const uploads = imagesIn(file).filter(isUpload);
  if (existsSync(path.join(brands, brandId))) return uploads;
  const defaults = JSON.parse(readFileSync(path.join(brands, 'defaults.json'), 'utf8')) as BrandDefaults;
  const own = imagePaths(resolve(defaults, file).brand).map(([, name]) => name);
  return [...new Set([...uploads, ...own.filter((name) => !existsSync(path.join(brands, 'assets', name)))])];
}
