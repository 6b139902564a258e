import { sql } from 'kysely';
import type { AssetInfo } from '#core/brand/checks/assets';
import type { Database } from '#server/platform/db/connect';

/** Values of a brand file that name an uploaded image, anywhere in it. */
const UPLOADED = /"(u\/[^"\\]+)"/g;

/** Records of the uploaded images that a brand file names, by name; other brands' images are left out. */
export async function findImages(
  db: Database,
  brandId: string,
  file: unknown,
): Promise<ReadonlyMap<string, AssetInfo>> {
  const names = [...JSON.stringify(file).matchAll(UPLOADED)].flatMap(([, name]) => name ?? []);
  if (names.length === 0) return new Map();
  const rows = await db
    .selectFrom('brand_images')
    .select(['name', 'width', 'height', sql<number>`octet_length(content)`.as('bytes')])
    .where('brand_id', '=', brandId)
    .where('name', 'in', [...new Set(names)])
    .execute();
  return new Map(rows.map(({ name, ...info }) => [name, info]));
}

/** The bytes of an uploaded image of this brand; undefined when it has none of that name. */
export async function readUpload(db: Database, brandId: string, name: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('brand_images')
    .select('content')
    .where('brand_id', '=', brandId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.content;
}
