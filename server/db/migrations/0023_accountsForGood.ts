import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/**
 * Where a member's money goes is told at registration and stays: the server itself may not change it, so no stolen
 * session and no faulty call can (A9). Locking the row needs the right to change some column of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    REVOKE UPDATE, DELETE, TRUNCATE ON member_banks FROM sala_app;
    GRANT UPDATE (changed_at) ON member_banks TO sala_app;
  `.execute(db);
}
