import { rowsOf } from '#schemas/api/page';
import type { PageMeta } from '#schemas/api/page';

type Query = { readonly limit?: string; readonly cursor?: string } | undefined;

/** One page of a list; the cursor is the index of its first row. */
export function pageOf<Row>(
  all: readonly Row[],
  query: Query,
): { readonly rows: Row[]; readonly meta: PageMeta } {
  const limit = rowsOf(query ?? {});
  const start = Number(query?.cursor ?? 0);
  const end = start + limit;
  return { rows: all.slice(start, end), meta: { limit, next: end < all.length ? String(end) : null } };
}
