import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a release was computed to cost, and indexes for the plays and check-ins of the last day that it is computed from. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE brand_releases ADD COLUMN review jsonb;
    CREATE INDEX prize_plays_recent ON prize_plays (brand_id, created_at);
    CREATE INDEX check_ins_recent ON check_ins (brand_id, created_at);
  `.execute(db);
}
