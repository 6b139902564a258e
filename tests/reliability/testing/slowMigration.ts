/** Upgrades the database of `OWNER` to this version and never commits, so that it can be killed midway. */
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { migrateDatabase } from '#server/platform/db/migrate';
import { migrations } from '#server/platform/db/migrations/all';

await migrateDatabase(process.env['OWNER'] ?? '', {
  ...migrations,
  '9999_slow': {
    up: async (db: Kysely<unknown>) => {
      await sql`CREATE TABLE half_way (n int)`.execute(db);
      process.stdout.write('half way\n');
      for (;;) await sql`SELECT pg_sleep(0.02)`.execute(db);
    },
  },
});
