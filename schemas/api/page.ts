import {
  nullable,
  object,
  list,
  oneOf,
  type FromSchema,
  type JsonSchema,
} from '#schemas/common/schemaBuilders';
import { count, day } from '#schemas/common/scalars';

/** Rows of a page when the caller names no `limit`. */
export const defaultLimit = 20;

/** `limit` as it travels in a query: `1` to `100`, the most rows of a page (D13). */
export const limit = { type: 'string', pattern: '^([1-9][0-9]?|100)$' } as const;

/** Where the next page begins: opaque, read off `meta.next` of the page before. */
export const cursor = { type: 'string', pattern: '^[A-Za-z0-9_=-]{1,200}$' } as const;

/** Query of every paged list. Paging is by key, so a deep page costs what the first does (M20). */
export const pageQuery = object({}, { limit, cursor });

/** Bangkok days between which a history is listed, both inclusive. */
export const dayRange = { start: day, end: day } as const;

/** Query of a member's own history: a page, and the days that it covers. */
export const historyQuery = object({}, { limit, cursor, ...dayRange });

/** `meta` of a paged answer; `next` is `null` on the last page. */
export const pageMeta = object({ limit: count, next: nullable({ type: 'string' }) });
export type PageMeta = FromSchema<typeof pageMeta>;

/** Number of rows requested by a validated query. */
export function rowsOf(query: { readonly limit?: string | undefined }): number {
  return query.limit === undefined ? defaultLimit : Number.parseInt(query.limit, 10);
}

/** Query, data and paging of a call that answers a plain paged list. */
export function pagedList<const S extends JsonSchema>(row: S) {
  return { query: pageQuery, data: list(row), paged: true } as const;
}

/** A member's own history, which can be narrowed to a range of days. */
export function historyList<const S extends JsonSchema>(row: S) {
  return { query: historyQuery, data: list(row), paged: true } as const;
}

/** A paged list that can be narrowed to one status. */
export function pagedByStatus<const S extends JsonSchema, const W extends readonly string[]>(
  row: S,
  statuses: W,
) {
  return {
    query: object({}, { limit, cursor, status: oneOf(statuses) }),
    data: list(row),
    paged: true,
  } as const;
}

/** Paging by page number, for the calls that send it in their body; `meta.next` is then the next number. */
export const numberedPage = {
  page: { type: 'integer', minimum: 1, maximum: 10_000 },
  limit: { type: 'integer', minimum: 1, maximum: 100 },
} as const;
