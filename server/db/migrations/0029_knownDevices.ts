import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * The device of each session, as the hash of a token that the device stores: a device that logged in before has a
 * throttle of its own, so that strangers who guess elsewhere never lock it out (A3).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE sessions DROP COLUMN device_id, ADD COLUMN device_hash bytea;
    ALTER TABLE staff_sessions ADD COLUMN device_hash bytea;
  `.execute(db);
}
