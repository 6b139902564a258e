import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type PageMeta } from '#schemas/api/page';
import { addDays, startOfDay } from '#core/time/bangkok';
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
  /** Rows from this instant. */
  readonly from?: Date;
  /** Rows before this instant. */
  readonly until?: Date;
}

/**
 * Reads `limit`, `cursor` and the Bangkok days `start` to `end` of a validated query. Select one row more than `limit`.
 * @throws AppError CURSOR_INVALID.
 */
export function keysetOf(query: {
  readonly limit?: string | undefined;
  readonly cursor?: string | undefined;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}): Keyset {
  const { cursor, start, end } = query;
  return {
    limit: rowsOf(query),
    after: cursor === undefined ? undefined : decode(cursor),
    ...(start !== undefined && { from: startOfDay(start) }),
    ...(end !== undefined && { until: startOfDay(addDays(end, 1)) }),
  };
}

/**
 * Condition for a page, newest first: rows of `table` within the days that follow the last row of the previous page.
 * @param table name or alias of a table with `id` and the column of its order.
 */
export function before(
  { after, from, until }: Keyset,
  table: string,
  column = 'created_at',
): RawBuilder<boolean> {
  const created = sql.ref(`${table}.${column}`);
  const conditions = [
    ...(after ? [sql`(${created}, ${sql.ref(`${table}.id`)}) < (${after.createdAt}, ${after.id})`] : []),
    ...(from ? [sql`${created} >= ${from}`] : []),
    ...(until ? [sql`${created} < ${until}`] : []),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` AND `)})`;
}

/**
 * Removes the surplus row and returns the cursor of the next page.
 * @param keyOf the value of the order of the list, as a time.
 */
export function pageOf<R extends { readonly created_at: Date; readonly id: string }>(
  rows: readonly R[],
  { limit }: Keyset,
  keyOf: (row: R) => Date = ({ created_at }) => created_at,
): { readonly rows: readonly R[]; readonly meta: PageMeta } {
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    rows: page,
    meta: { limit, next: last ? encode({ createdAt: keyOf(last), id: last.id }) : null },
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
