import { sql } from 'kysely';
import type { Database } from './connect';

const NEEDED = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/**
 * Acknowledged money must survive a power failure, so a production server rejects a database without durable
 * writes.
 * @throws Error naming the settings that are off.
 */
export async function requireDurability(db: Database): Promise<void> {
  const { rows } = await sql<{ name: string; setting: string }>`
    SELECT name, setting FROM pg_settings WHERE name IN (${sql.join(NEEDED)})`.execute(db);
  const off = rows.filter(({ setting }) => setting === 'off' || setting === 'local').map(({ name }) => name);
  if (off.length > 0) {
    throw new Error(`The database can lose committed money at a power cut: ${off.join(', ')} must be on.`);
  }
}
