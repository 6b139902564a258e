import type { PageMeta } from '#schemas/api/page';
import { rowsOf } from '#schemas/api/page';
import { fail } from '#server/platform/appError';

/** Where a list newest first goes on: after this row. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

export interface Keyset {
  readonly limit: number;
  /** The last row of the page before; none on the first page. */
  readonly after: Position | undefined;
}

/**
 * Reads `limit` and `cursor` of a checked query. Ask the database for one row more than `limit`.
 * @throws AppError CURSOR_INVALID.
 */
export function keysetOf(query: {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}): Keyset {
  return { limit: rowsOf(query), after: query.cursor === undefined ? undefined : decode(query.cursor) };
}

/** Cuts the row too many off and tells where the next page begins (M20). */
export function pageOf<R extends { readonly created_at: Date; readonly id: string }>(
  rows: readonly R[],
  { limit }: Keyset,
): { readonly rows: readonly R[]; readonly meta: PageMeta } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page,
    meta: { limit, next: last ? encode({ createdAt: last.created_at, id: last.id }) : null },
  };
}

function encode({ createdAt, id }: Position): string {
  return Buffer.from(`${createdAt.getTime().toString(36)}.${id}`).toString('base64url');
}

function decode(cursor: string): Position {
  const [, time = '', id = ''] =
    /^([0-9a-z]{1,11})\.([0-9a-f-]{36})$/.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const createdAt = new Date(Number.parseInt(time, 36));
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) || Number.isNaN(createdAt.getTime()))
    throw fail('CURSOR_INVALID');
  return { createdAt, id };
}
