import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BrandFile } from '#schemas/brand/brandFile';
import { formatBrandFile } from '#core/brand/format';
import { missingImages } from './missingImages';
import { pulledRevisions, type Remote } from './remote';

/**
 * Writes the published revision into `brands/<id>/`, in canonical order, with the images that were uploaded; the rest
 * of the folder is unchanged. A brand that has no folder yet gets its drawn images too. All brands that the caller may
 * see, unless some are named.
 */
export async function pull(root: string, { client, image }: Remote, ids: readonly string[]): Promise<void> {
  const { data: listed } = await client.call('GET /api/staff/brand', {});
  const wanted = ids.length > 0 ? ids : listed.map(({ brandId }) => brandId);
  for (const brandId of wanted) {
    const { data } = await client.call('GET /api/staff/brand/{brandId}', { params: { brandId } });
    const { file, revision } = data.published;
    const folder = path.join(root, 'brands', brandId);
    for (const name of missingImages(path.join(root, 'brands'), brandId, file as unknown as BrandFile)) {
      const target = path.join(folder, 'assets', name);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, await image(brandId, name));
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'brand.json'), formatBrandFile(file));
    pulledRevisions(root).remember(brandId, revision);
    console.log(`brands/${brandId}: revision ${revision}`);
  }
}
