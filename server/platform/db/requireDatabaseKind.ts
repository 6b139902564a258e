import { sql } from 'kysely';
import type { Database } from './connect';
import { ConfigError } from '#server/platform/config/config';
import { DEMO_DOMAIN } from './demoDomain';

/**
 * A database belongs to the demonstration or to a real site, for good: demo log-ins have a published password, the
 * credit of everybody in a demonstration comes from a bank that is not real, and the ledger forgets neither.
 */
interface Contents {
  /** The database was prepared for demo data. */
  readonly isDemo: boolean;
  /** Members or staff who were not seeded. */
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
  // Only a demonstration has the table of the brands that were seeded.
  const { rows } = await sql<Contents>`
    SELECT to_regclass('public.demo_seeds') IS NOT NULL
        OR EXISTS (SELECT FROM staff WHERE email LIKE ${`%${DEMO_DOMAIN}`}) AS "isDemo",
      EXISTS (SELECT FROM members) OR EXISTS (SELECT FROM staff) AS "isUsed"`.execute(db);
  return rows[0] ?? { isDemo: false, isUsed: false };
}
