import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Database } from '#server/platform/db/connect';

/** Counters of attempts: they grow by design when a call is refused. */
const COUNTERS = ['login_throttles', 'rate_counters'];

const statements = new WeakMap<Database, Promise<RawBuilder<{ name: string; hash: string }>>>();

/** One hash per table: a refused call must not change them. */
export async function fingerprint(db: Database): Promise<Readonly<Record<string, string>>> {
  const statement = statements.get(db) ?? hashes(db);
  statements.set(db, statement);
  const { rows } = await (await statement).execute(db);
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

async function hashes(db: Database): Promise<RawBuilder<{ name: string; hash: string }>> {
  const tables = (await db.introspection.getTables()).filter(({ name }) => !COUNTERS.includes(name));
  const perTable = tables.map(
    ({ name }) =>
      sql`SELECT ${sql.lit(name)} AS name, md5(coalesce(string_agg(r::text, '' ORDER BY r::text), '')) AS hash FROM ${sql.table(name)} r`,
  );
  return sql`${sql.join(perTable, sql` UNION ALL `)}`;
}

/** Names of all columns of all tables, which an attacker might try to set through a body (I2). */
export async function columnNames(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return [...new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))];
}
