import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** The staff's list of transfers without reading the whole table (D13), and what has had its time without either. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    CREATE INDEX game_transfers_desk ON game_transfers (brand_id, created_at DESC, id DESC);
    CREATE INDEX game_transfers_desk_status ON game_transfers (brand_id, status, created_at DESC, id DESC);
    CREATE INDEX sandbox_game_launches_old ON sandbox_game_launches (expires_at);
  `.execute(db);
}
