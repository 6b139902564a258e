import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { connectDatabase, type Database } from './connect';
import { requireDurability } from './requireDatabaseKind';

const SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes'];

describe('requireDurability', () => {
  let database: TestDatabase;
  let db: Database;
  beforeAll(async () => {
    database = await createTestDatabase();
    // A single connection, whose temporary view shadows the catalog table.
    ({ db } = connectDatabase({ connectionString: database.access.owner, max: 1 }));
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
  });

  const pretend = async (values: Readonly<Record<string, string>>) => {
    const rows = SETTINGS.map(
      (name) => sql`SELECT ${sql.lit(name)} AS name, ${sql.lit(values[name] ?? 'on')} AS setting`,
    );
    await sql`CREATE OR REPLACE TEMP VIEW pg_settings AS ${sql.join(rows, sql` UNION ALL `)}`.execute(db);
  };

  it.each([...SETTINGS.map((name) => [name, 'off']), ['synchronous_commit', 'local']])(
    'M11 rejects a database with %s = %s and names only that setting',
    async (name = '', value = '') => {
      await pretend({ [name]: value });
      await expect(requireDurability(db)).rejects.toThrow(`power cut: ${name} must be on.`);
    },
  );

  it('M11 accepts durable settings, also with replication', async () => {
    for (const synchronous_commit of ['on', 'remote_write', 'remote_apply']) {
      await pretend({ synchronous_commit });
      await expect(requireDurability(db)).resolves.toBeUndefined();
    }
  });
});
