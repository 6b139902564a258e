import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory, Published } from '#server/platform/brands/brandDirectory';

/** The brand as it is published now, with the number of its revision: the version of its prize tables (G6). */
export function publishedOf(brands: BrandDirectory, { id }: Pick<Brand, 'id'>): Published {
  const published = brands.published(id);
  if (!published) throw new Error('A call was answered for a brand that is not published.');
  return published;
}
