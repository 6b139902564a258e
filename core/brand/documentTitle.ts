import type { Brand } from '#schemas/brand/brand';

/**
 * Title of a document: the page first, because a narrow tab cuts off the end, and the brand's name (CON-03).
 * @param page empty for the front page, which has the brand's name only.
 */
export function documentTitle({ displayName }: Pick<Brand, 'displayName'>, page: string): string {
  return page === '' ? displayName : `${page} · ${displayName}`;
}
