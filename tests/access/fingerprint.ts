import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';

/** Counters of attempts: they grow by design when a call is refused. */
const COUNTERS = ['login_throttles', 'rate_counters'];

/** One hash per table: a refused call must not change them. */
export async function fingerprint(db: Database): Promise<Readonly<Record<string, string>>> {
  const tables = (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !COUNTERS.includes(name));
  const hashes = tables.map(
    (name) =>
      sql`SELECT ${sql.lit(name)} AS name, md5(coalesce(string_agg(r::text, '' ORDER BY r::text), '')) AS hash FROM ${sql.table(name)} r`,
  );
  const { rows } = await sql<{ name: string; hash: string }>`${sql.join(hashes, sql` UNION ALL `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ name, hash }) => [name, hash]));
}

/** Names of all columns of all tables, which an attacker might try to set through a body (I2). */
export async function columnNames(db: Database): Promise<readonly string[]> {
  const tables = await db.introspection.getTables();
  return [...new Set(tables.flatMap(({ columns }) => columns.map(({ name }) => name)))];
}
