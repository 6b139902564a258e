import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import { before } from '#server/platform/db/keyset';
import type { Keyset } from '#server/platform/db/keyset';

interface DeskPage {
  /** Alias of the table that has `status`, `created_at` and `id`. */
  readonly table: string;
  readonly status: string | undefined;
  readonly keyset: Keyset;
}

/** Rows for the desk of staff, newest first, of one status or all; one row more than the page (D13). */
export function paginate<DB, TB extends keyof DB, Row>(
  rows: SelectQueryBuilder<DB, TB, Row>,
  { table, status, keyset }: DeskPage,
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
