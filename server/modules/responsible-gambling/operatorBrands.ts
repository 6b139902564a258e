import type { Brand } from '#schemas/brand/brand';
import type { BrandDirectory } from '#server/platform/brands/brandDirectory';

/** Ids of the brands that one operator runs, this one first; a brand without an operator stands alone (I7). */
export function operatorBrands({ all }: Pick<BrandDirectory, 'all'>, { id, legal }: Brand): string[] {
  const isSibling = (other: Brand) => other.id !== id && other.legal.operatorId === legal.operatorId;
  return [id, ...(legal.operatorId === '' ? [] : all.filter(isSibling).map((other) => other.id))];
}
