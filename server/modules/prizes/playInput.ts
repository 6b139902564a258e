import type { DrawnGame } from '#schemas/api/fair';
import type { AuditLine } from '#server/platform/audit/audit';
import type { Published, BrandDirectory } from '#server/platform/brands/brandDirectory';
import type { Brand } from '#schemas/brand/brand';

/** The input of one play. */
export interface Play {
  /** The published revision; brand and revision number belong together. */
  readonly published: Pick<Published, 'brand' | 'revision'>;
  readonly game: DrawnGame;
  readonly memberId: string;
  /** The chosen card. */
  readonly cardIndex?: number;
  readonly by: Pick<AuditLine, 'ip' | 'traceId' | 'now'> & { readonly clientRef: string | undefined };
}

/** The published brand with its revision number, which versions the prize tables. */
export function publishedOf(brands: BrandDirectory, { id }: Pick<Brand, 'id'>): Published {
  const published = brands.published(id);
  if (!published) throw new Error('The brand of the call is not published.');
  return published;
}
