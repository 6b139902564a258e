import { sql } from 'kysely';
import type { Database } from './connect';
import { ConfigError } from '#server/platform/config/config';

/**
 * A database permanently belongs to the demonstration or to a real site: demo log-ins have a published password,
 * demo credit comes from a simulated bank, and the ledger is immutable.
 */
interface Contents {
  /** Whether demo data was seeded. */
  readonly isDemo: boolean;
  /** Whether there are members or staff who were not seeded. */
  readonly isUsed: boolean;
}

/** @throws ConfigError when the database has ever held the demonstration. */
export async function requireRealDatabase(db: Database): Promise<void> {
  const { isDemo } = await readContents(db);
  if (isDemo)
    throw new ConfigError(
      'This database holds the demonstration: its log-ins have a published password, and its credit came from the sandbox bank. A real site does not start on it. Name an empty folder in DATA_DIR, or an empty database in DATABASE_URL.',
    );
}

/** @throws ConfigError when a real site has used the database. */
export async function requireDemoDatabase(db: Database): Promise<void> {
  const { isDemo, isUsed } = await readContents(db);
  if (!isDemo && isUsed)
    throw new ConfigError(
      'This database holds members or staff of a real site, so the demonstration is not seeded into it. Start with DEMO=0, or name another folder in DATA_DIR or another database in DATABASE_URL.',
    );
}

async function readContents(db: Database): Promise<Contents> {
  const { rows } = await sql<Contents>`
    SELECT EXISTS (SELECT FROM staff WHERE email LIKE ${`%${DEMO_DOMAIN}`}) AS "isDemo",
      EXISTS (SELECT FROM members) OR EXISTS (SELECT FROM staff) AS "isUsed"`.execute(db);
  const { isDemo, isUsed } = rows[0] ?? { isDemo: false, isUsed: false };
  return { isDemo: isDemo || (await hasSeeds(db)), isUsed };
}

/** Whether a brand was seeded; the database of a real site does not have the table. */
async function hasSeeds(db: Database): Promise<boolean> {
  const table = await sql<{
    found: string | null;
  }>`SELECT to_regclass('public.demo_seeds')::text AS found`.execute(db);
  if (!table.rows[0]?.found) return false;
  const { rows } = await sql`SELECT FROM demo_seeds LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** E-mail domain of the demonstration's staff. */
export const DEMO_DOMAIN = '@demo.sala.example';

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
