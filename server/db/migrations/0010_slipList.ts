import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The staff's list of all slips: without it each page reads the whole table (D13). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE INDEX slips_list ON slips (brand_id, created_at DESC, id DESC)`.execute(db);
}
