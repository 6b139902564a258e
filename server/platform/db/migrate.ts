import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrations as current } from './migrations/all';

/** In ms: a silent host must not delay a start for minutes. */
const CONNECT_MS = 10_000;

/** The database was written by a newer version of the server. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/** Where the migrator records what it applied. */
export const MIGRATION_TABLE = 'kysely_migration';

/**
 * Migrates a database to this version: forward only, in one transaction, one process at a time.
 * @param owner connection string of the database's owner.
 * @param table records applied migrations; another set of migrations has its own, prefixed with `kysely_`.
 * @throws DatabaseTooNew when the database has a migration unknown to this version.
 */
export async function migrateDatabase(
  owner: string,
  migrations = current,
  table = MIGRATION_TABLE,
): Promise<void> {
  const db = new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ connectionString: owner, max: 2, connectionTimeoutMillis: CONNECT_MS }),
    }),
  });
  try {
    await refuseNewer(db, table, Object.keys(migrations));
    const migrator = new Migrator({
      db,
      provider: { getMigrations: () => Promise.resolve({ ...migrations }) },
      migrationTableName: table,
      migrationLockTableName: `${table}_lock`,
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined) return;
    const failed = results?.find(({ status }) => status === 'Error')?.migrationName ?? 'unknown';
    const reason = error instanceof Error ? error.message : 'unknown error';
    throw new Error(`Migration ${failed} failed; nothing was changed. The database says: ${reason}`, {
      cause: error,
    });
  } finally {
    await db.destroy();
  }
}

async function refuseNewer(db: Kysely<unknown>, name: string, known: readonly string[]): Promise<void> {
  const table = await sql<{
    found: string | null;
  }>`SELECT to_regclass(${`public.${name}`})::text AS found`.execute(db);
  if (!table.rows[0]?.found) return;
  const applied = await sql<{ name: string }>`SELECT name FROM ${sql.table(name)} ORDER BY name`.execute(db);
  const unknown = applied.rows.map((row) => row.name).filter((applied) => !known.includes(applied));
  if (unknown.length === 0) return;
  throw new DatabaseTooNew(
    `The database was written by a newer version (it has ${unknown.join(', ')}). Start that version, or use another database.`,
  );
}
