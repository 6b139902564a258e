import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { imagePaths } from '#core/brand/checks/assets';
import { formatBrandFile } from '#core/brand/format';
import { isUpload, imagesIn } from '#core/brand/imagePath';
import { resolve } from '#core/brand/resolve';
import { pulledRevisions, type Remote } from './remote';

/**
 * Writes the published revision into `brands/<id>/`, in canonical order, with the images that were uploaded; the rest
 * of the folder is unchanged. A brand that has no folder yet gets its drawn images too. All brands that the caller may
 * see, unless some are named.
 */
export async function pull(root: string, { client, upload }: Remote, ids: readonly string[]): Promise<void> {
  const { data: listed } = await client.call('GET /api/staff/brand', {});
  const wanted = ids.length > 0 ? ids : listed.map(({ brandId }) => brandId);
  for (const brandId of wanted) {
    const { data } = await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } });
    const { file, revision } = data.published;
    const folder = path.join(root, 'brands', brandId);
    for (const name of missingImages(root, brandId, file as unknown as BrandFile)) {
      const target = path.join(folder, 'assets', name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await upload(brandId, name));
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'brand.json'), formatBrandFile(file));
    pulledRevisions(root).remember(brandId, revision);
    console.log(`brands/${brandId}: revision ${revision}`);
  }
}

/** Those that were uploaded; of a brand without a folder all that are not shared with others. */
function missingImages(root: string, brandId: string, file: BrandFile): string[] {
  const uploads = imagesIn(file).filter(isUpload);
  const brands = path.join(root, 'brands');
  if (existsSync(path.join(brands, brandId))) return uploads;
  const defaults = JSON.parse(readFileSync(path.join(brands, 'defaults.json'), 'utf8')) as BrandDefaults;
  const own = imagePaths(resolve(defaults, file).brand).map(([, name]) => name);
  return [...new Set([...uploads, ...own.filter((name) => !existsSync(path.join(brands, 'assets', name)))])];
}
