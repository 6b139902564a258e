import { sql, type SelectQueryBuilder } from 'kysely';
import { before, keysetOf, pageOf, type Keyset } from '#server/platform/db/keyset';
import { defaultLimit, type PageMeta } from '#schemas/api/page';

interface StaffPage {
  /** Alias of the table that has `status`, `created_at` and `id`. */
  readonly table: string;
  readonly status: string | undefined;
  readonly keyset: Keyset;
}

/** Rows of a staff queue, newest first, optionally filtered by status; one row more than the page. */
export function paginate<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { table, status, keyset }: StaffPage,
): Promise<Row[]> {
  const column = (name: string) => sql.ref<string>(`${table}.${name}`);
  const chosen = status === undefined ? rows : rows.where(sql<boolean>`${column('status')} = ${status}`);
  return chosen
    .where(before(keyset, table))
    .orderBy(column('created_at'), 'desc')
    .orderBy(column('id'), 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/**
 * A page of a list, newest first, narrowed to the status of the query, with its rows as `present` shows them.
 * @throws AppError CURSOR_INVALID.
 */
export async function readPage<
  DB,
  TB extends keyof DB,
  Row extends { readonly created_at: Date; readonly id: string },
  Shown,
>(
  all: SelectQueryBuilder<DB, TB, Row>,
  query: {
    readonly limit?: string;
    readonly cursor?: string;
    readonly status?: string;
    readonly start?: string;
    readonly end?: string;
  },
  { table, present }: { readonly table: string; readonly present: (row: Row) => Shown },
): Promise<{ data: Shown[]; meta: PageMeta }> {
  const keyset = keysetOf(query);
  const { rows, meta } = pageOf(await paginate(all, { table, status: query.status, keyset }), keyset);
  return { data: rows.map(present), meta };
}

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
