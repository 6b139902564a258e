import type { JsonSchema } from '#schemas/common/schemaType';
import { list, object, oneOf } from '#schemas/common/schemaBuilders';
import { cursor, limit, pageQuery } from './page';

/** Query, data and paging of a call that answers a plain paged list. */
export function pagedList<const S extends JsonSchema>(row: S) {
  return { query: pageQuery, data: list(row), paged: true } as const;
}

/** Such a list that can be narrowed to one status. */
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
