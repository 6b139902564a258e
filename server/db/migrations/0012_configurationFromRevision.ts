import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Pictures by key are those of the published revision; no table of their own stands beside it any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`DROP TABLE configuration_items`.execute(db);
}
