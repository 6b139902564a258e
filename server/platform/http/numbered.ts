import { defaultLimit } from '#schemas/api/page';
import type { PageMeta } from '#schemas/api/page';

/** A page of a list with numbered rows, 1 for the oldest, so that deep pages cost the same as the first. */
export interface NumberedPage {
  readonly page: number;
  readonly limit: number;
}

/** Reads `page` and `limit` of a validated body. */
export function numberedOf(
  body: { readonly page?: number; readonly limit?: number } | undefined,
): NumberedPage {
  return { page: body?.page ?? 1, limit: body?.limit ?? defaultLimit };
}

/** Number of rows before the page, newest first. */
export function rowsBefore({ page, limit }: NumberedPage): number {
  return (page - 1) * limit;
}

/** Removes the surplus row; `meta.next` is the number of the next page. */
export function numberedPageOf<R>(
  rows: readonly R[],
  { page, limit }: NumberedPage,
): { readonly rows: readonly R[]; readonly meta: PageMeta } {
  return {
    rows: rows.slice(0, limit),
    meta: { limit, next: rows.length > limit ? String(page + 1) : null },
  };
}
