import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '#server/platform/db/connect';
import { DatabaseTooNew, migrateDatabase } from '#server/platform/db/migrate';
import { sqlMigration } from '#server/platform/db/migrations/all';
import type { Transaction } from '#server/platform/db/transaction';
import { projectRoot } from '#server/platform/root';
import { StartFailure } from '#server/platform/startup/startFailure';
import type { DB } from './schema';

const TABLES = 'sandbox/db/tables.sql';
/** Whose content the data of a demonstration depend on. Until the first release they change in place. */
const SOURCES = [TABLES, 'server/platform/db/migrations/0001_baseline.sql'];

/**
 * Creates the sandbox's tables in a migrated database; changes nothing the second time. Its migration is recorded apart
 * from the platform's, so that the database of a real site has neither.
 * @param owner connection string of the database's owner.
 * @throws StartFailure for data that were made with other tables: those of a demonstration are not migrated.
 */
export async function migrateSandbox(owner: string, sources: readonly string[] = SOURCES): Promise<void> {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(path.join(projectRoot, file)));
  const name = `0001_sandbox_${hash.digest('hex').slice(0, 12)}`;
  try {
    await migrateDatabase(owner, { [name]: sqlMigration(TABLES) }, 'kysely_sandbox_migration');
  } catch (error) {
    if (!(error instanceof DatabaseTooNew)) throw error;
    throw new StartFailure(
      'The demo data were made by another version of the program. Delete the folder of DATA_DIR (.data by default), or use another database.',
      { cause: error },
    );
  }
}

type Tables = { [Name in keyof DB]: DB[Name] };

/** The same connection or transaction with the sandbox's tables in its types. */
export const withSandbox = (db: Database | Transaction) => db.withTables<Tables>();
