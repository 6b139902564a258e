import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Links by which staff who lost their password or their second factor come in again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE TABLE staff_resets (
      code_hash bytea PRIMARY KEY,
      staff_id uuid NOT NULL REFERENCES staff (id),
      made_by uuid REFERENCES staff (id),
      created_at timestamptz NOT NULL,
      expires_at timestamptz NOT NULL
    );
    CREATE INDEX staff_resets_staff ON staff_resets (staff_id);
    COMMENT ON COLUMN staff_resets.made_by IS 'Empty on a link that the server printed at its start.';
  `.execute(db);
}
