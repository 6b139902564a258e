import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** What a slip's QR says, letter for letter: a look-up that is tried again later must ask the same. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    ALTER TABLE slips ADD COLUMN qr_payload text;
    CREATE INDEX slips_waiting ON slips (brand_id, member_id) WHERE status = 'VERIFYING';
  `.execute(db);
}
