import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { before } from '#server/platform/db/keyset';
import type { Keyset } from '#server/platform/db/keyset';

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
