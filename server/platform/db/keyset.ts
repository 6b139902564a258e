import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { PageMeta } from '#schemas/api/page';
import { rowsOf } from '#schemas/api/page';
import { fail } from '#server/platform/appError';

/** The row after which a list, newest first, continues. */
export interface Position {
  readonly createdAt: Date;
  readonly id: string;
}

export interface Keyset {
  readonly limit: number;
  /** The last row of the previous page; undefined on the first page. */
  readonly after: Position | undefined;
}

/**
 * Reads `limit` and `cursor` of a validated query. Select one row more than `limit`.
 * @throws AppError CURSOR_INVALID.
 */
export function keysetOf(query: {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
}): Keyset {
  return { limit: rowsOf(query), after: query.cursor === undefined ? undefined : decode(query.cursor) };
}

/**
 * Condition for a page, newest first: rows of `table` that follow the last row of the previous page.
 * @param table name or alias of a table with `created_at` and `id`.
 */
export function before({ after }: Keyset, table: string): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${after.createdAt}, ${after.id})`;
}

/** Removes the surplus row and returns the cursor of the next page. */
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

/** SQL condition with literal values: a cached plan can then use a partial index, which parameters would prevent. */
export function inLiterals(column: string, texts: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} IN (${sql.join(texts.map((text) => sql.lit(text)))})`;
}
