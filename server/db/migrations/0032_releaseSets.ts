import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Releases of several brands that are published, scheduled, decided and rolled back together. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE brand_releases ADD COLUMN set_id uuid;
    COMMENT ON COLUMN brand_releases.set_id IS 'Releases of one set share their status; null for a release of one brand alone.';
    CREATE UNIQUE INDEX brand_releases_set ON brand_releases (brand_id, set_id) WHERE set_id IS NOT NULL;
    CREATE INDEX brand_releases_sets ON brand_releases (created_at DESC) WHERE set_id IS NOT NULL;
  `.execute(db);
}
