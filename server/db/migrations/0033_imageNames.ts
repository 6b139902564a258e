import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Uploaded images of brands keep their file names. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    COMMENT ON COLUMN brand_pictures.name IS 'Named after the uploaded file. An image never changes under its name, so browsers may cache it forever.';
  `.execute(db);
}
