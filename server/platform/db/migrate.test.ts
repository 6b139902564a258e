import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/testDatabase';
import { connectDatabase } from './connect';
import { requireDurability } from './requireDatabaseKind';
import { DatabaseTooNew, migrateDatabase } from './migrate';
import { migrations } from './migrations/all';

describe('migrateDatabase', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('D3 is idempotent, and several servers may start concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => migrateDatabase(database.access.owner)));
  });

  it('D3 a failing migration leaves the database unchanged', async () => {
    const broken = {
      ...migrations,
      '9998_half': {
        up: async (db: Kysely<unknown>) => {
          await sql`CREATE TABLE half (n int)`.execute(db);
        },
      },
      '9999_broken': { up: () => Promise.reject(new Error('no')) },
    };
    await expect(migrateDatabase(database.access.owner, broken)).rejects.toThrow(
      '9999_broken failed; nothing was changed. The database says: no',
    );
    const { db } = connectDatabase({ connectionString: database.access.owner, max: 1 });
    const { rows } = await sql<{ half: string | null }>`SELECT to_regclass('half') AS half`.execute(db);
    await db.destroy();
    expect(rows).toEqual([{ half: null }]);
  });

  it('D3 rejects a database of a newer version with a readable message', async () => {
    await expect(migrateDatabase(database.access.owner, {})).rejects.toThrow(DatabaseTooNew);
    await expect(migrateDatabase(database.access.owner, {})).rejects.toThrow(
      /newer version \(it has 0001_baseline[,)]/,
    );
  });

  it('every key of a brand-owned table begins with the brand (I6)', async () => {
    const { db } = connectDatabase({ connectionString: database.access.owner, max: 1 });
    const { rows } = await sql<{ name: string }>`
      SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      JOIN pg_attribute b ON b.attrelid = c.oid AND b.attname = 'brand_id'
      WHERE c.relnamespace = 'public'::regnamespace AND i.indisunique AND i.indkey[0] <> b.attnum
        AND c.relname NOT IN ('transfer_claims', 'staff_roles')
        -- A link, an invitation and a launched game are found by their secret alone: it is what names their brand.
        -- A call of a provider may be recorded before its brand is known. Changes of all brands' states have one order.
        AND i.indexrelid::regclass::text NOT IN ('brand_lives_version', 'brand_shares_token', 'staff_invitations_pkey', 'sandbox_game_launches_pkey', 'provider_calls_pkey')`.execute(
      db,
    );
    await db.destroy();
    expect(rows).toEqual([]);
  });

  it('M11 rejects a database that may lose committed data', async () => {
    const { db } = connectDatabase({ connectionString: database.access.app, max: 1 });
    await expect(requireDurability(db)).rejects.toThrow(/fsync.*must be on/);
    await db.destroy();
  });
});
