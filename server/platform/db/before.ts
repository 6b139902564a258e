import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Keyset } from './keyset';

/**
 * Where a page newest first begins: rows of `table` before the last row of the page before (M20).
 * @param table name or alias of a table with `created_at` and `id`.
 */
export function before({ after }: Keyset, table: string): RawBuilder<boolean> {
  if (!after) return sql<boolean>`true`;
  return sql<boolean>`(${sql.ref(`${table}.created_at`)}, ${sql.ref(`${table}.id`)}) < (${after.createdAt}, ${after.id})`;
}
