import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { administer } from '#server/testing/testDatabase';
import { withDatabase } from '#server/testing/globalSetup';
import { connectDatabase, type Database } from '#server/platform/db/connect';
import { migrateDatabase } from '#server/platform/db/migrate';
import { requireDemoDatabase, requireRealDatabase } from '#server/platform/db/requireDatabaseKind';
import { migrateSandbox, withSandbox } from './database';

describe('the tables of the sandbox', () => {
  const name = `sandbox_${randomBytes(6).toString('hex')}`;
  const { owner, app } = withDatabase(inject('postgres'), name);
  let db: Database;
  beforeAll(async () => {
    await administer(inject('postgres'), `CREATE DATABASE ${name}`);
    ({ db } = connectDatabase({ connectionString: app, max: 1 }));
  });
  afterAll(async () => {
    await db.destroy();
    await administer(inject('postgres'), `DROP DATABASE ${name} WITH (FORCE)`);
  });

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname ~ 'sandbox|demo' ORDER BY 1`.execute(
      db,
    );
    return rows.map((row) => row.name);
  };

  it('D3 A10 a real site has none of them', async () => {
    await migrateDatabase(owner);
    expect(await tables()).toEqual([]);
    await expect(requireRealDatabase(db)).resolves.toBeUndefined();
    await expect(requireDemoDatabase(db)).resolves.toBeUndefined();
  });

  it('D3 several servers may create them concurrently, also during a migration of the platform', async () => {
    await Promise.all([1, 2, 3].map(() => migrateSandbox(owner)));
    await migrateDatabase(owner);
    expect(await tables()).toContain('sandbox_bank_transfers');
    expect(await tables()).toContain('demo_seeds');
  });

  it('D3 refuses the data of another version, and says what to do', async () => {
    const other = migrateSandbox(owner, ['package.json']);
    await expect(other).rejects.toThrow(/another version.*Delete the folder of DATA_DIR/);
    await expect(migrateSandbox(owner)).resolves.toBeUndefined();
  });

  it("A10 the server's role may use them, and a seeded brand makes a demonstration", async () => {
    const seed = { brand_id: 'primary', seeded_at: new Date() };
    await withSandbox(db).insertInto('demo_seeds').values(seed).execute();
    await expect(requireRealDatabase(db)).rejects.toThrow('holds the demonstration');
  });
});
