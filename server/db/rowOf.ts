import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The part of an INSERT behind its table: the columns of a row and their values. */
export const rowOf = (row: Readonly<Record<string, unknown>>): RawBuilder<unknown> =>
  sql`(${sql.join(Object.keys(row).map((column) => sql.ref(column)))}) VALUES (${sql.join(Object.values(row))})`;
