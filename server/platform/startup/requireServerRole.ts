import { sql } from 'kysely';
import pg from 'pg';
import { SERVER_ROLE, type Database, type DatabaseAccess } from '#server/platform/db/connect';
import { explainDatabase, StartFailure } from './startFailure';

/**
 * The server must work as a role that cannot change a written row of the ledger, in the database that was migrated.
 * @throws StartFailure with cause and remedy.
 */
export async function requireServerRole(db: Database, { owner, app }: DatabaseAccess): Promise<void> {
  const variable = app === owner ? 'DATABASE_URL' : 'DATABASE_APP_URL';
  const user = decodeURIComponent(new URL(app).username);
  const { rows } = await sql<{ role: string; table: string | null }>`
    SELECT current_user AS role, to_regclass('public.ledger_entries')::text AS table`
    .execute(db)
    .catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError) || error.code !== '42501')
        throw explainDatabase(error, app, variable) ?? (error as Error);
      throw new StartFailure(
        `"${user}" may not work as the role ${SERVER_ROLE}, which cannot change the ledger. Let an administrator of the database run GRANT ${SERVER_ROLE} TO "${user}", or set DATABASE_APP_URL to a log-in that may.`,
        { cause: error },
      );
    });
  const { role, table } = rows[0] ?? { role: '', table: null };
  if (role !== SERVER_ROLE)
    throw new StartFailure(
      `The server works as "${role}" in the database and not as ${SERVER_ROLE}. Does a connection pooler share sessions? Use its session mode, or correct ${variable}.`,
    );
  if (table === null)
    throw new StartFailure(
      'The database of DATABASE_APP_URL is not the one of DATABASE_URL: it has no tables. Name the same database in both.',
    );
}
