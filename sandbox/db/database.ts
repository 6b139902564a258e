import type { Database } from '#server/platform/db/connect';
import { migrateDatabase } from '#server/platform/db/migrate';
import { sqlMigration } from '#server/platform/db/migrations/all';
import type { Transaction } from '#server/platform/db/transaction';
import type { DB } from './schema';

/**
 * Creates the sandbox's tables in a migrated database; changes nothing the second time. Its migrations are recorded
 * apart from the platform's, so that the database of a real site has neither.
 * @param owner connection string of the database's owner.
 */
export async function migrateSandbox(owner: string): Promise<void> {
  const migrations = { '0001_sandbox': sqlMigration('sandbox/db/tables.sql') };
  await migrateDatabase(owner, migrations, 'kysely_sandbox_migration');
}

type Tables = { [Name in keyof DB]: DB[Name] };

/** The same connection or transaction with the sandbox's tables in its types. */
export const withSandbox = (db: Database | Transaction) => db.withTables<Tables>();
