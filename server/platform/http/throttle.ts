import { sql } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { AppError } from '#server/platform/appError';

/** So long after its last wait a name or address is quiet, and its failures are forgotten. */
const WINDOW_MS = 15 * MINUTE_MS;
/** The longest wait. */
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** What failures are counted by. */
export interface ThrottleKey {
  readonly brandId: string;
  /** `account` and `staff` count one name, `address` one client address. */
  readonly scope: 'account' | 'address' | 'staff';
  readonly key: string;
}

export interface Attempt extends ThrottleKey {
  readonly scope: 'account' | 'staff';
  readonly now: Date;
}

/** Failures in a window before each further one costs a growing wait. */
const FREE = 5;

/**
 * Counts an attempt of somebody who is logged in, or has given the right password, *before* what they give is
 * compared, so that parallel guesses count too (A3). No stranger can use these attempts up. A success takes it back
 * with `forgive`. One query, two when refused.
 * @throws AppError LOGIN_THROTTLED with the seconds to wait.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  const { brandId, scope, key, now } = attempt;
  const quietSince = new Date(now.getTime() - WINDOW_MS);
  const isQuiet = sql<boolean>`greatest(t.window_started_at, t.blocked_until) <= ${quietSince}`;
  // The wait is 1, 2, 4 … seconds from the last free failure on.
  const { rows } = await sql`
    INSERT INTO login_throttles AS t (brand_id, scope, key, failures, window_started_at)
    VALUES (${brandId}, ${scope}, ${key}, 1, ${now})
    ON CONFLICT (brand_id, scope, key) DO UPDATE SET
      failures = CASE WHEN ${isQuiet} THEN 1 ELSE t.failures + 1 END,
      window_started_at = CASE WHEN ${isQuiet} THEN ${now} ELSE t.window_started_at END,
      blocked_until = CASE WHEN ${isQuiet} OR t.failures + 1 < ${FREE} THEN NULL
        ELSE ${now}::timestamptz
          + least(${MAX_WAIT_MS}, 1000 * power(2, least(20, t.failures + 1 - ${FREE}))) * interval '1 millisecond' END
    WHERE t.blocked_until IS NULL OR t.blocked_until <= ${now}
    RETURNING failures`.execute(db);
  if (rows.length === 0) throw await refusal(db, attempt);
}

/** A success: the count starts afresh. */
export async function forgive(db: Database, attempt: Attempt): Promise<void> {
  await setFailures(db, attempt, sql<number>`0`);
}

/** What was given was never compared: this attempt is none (A14). */
export async function takeBack(db: Database, attempt: Attempt): Promise<void> {
  await setFailures(db, attempt, sql<number>`greatest(0, failures - 1)`);
}

/** Sets the count of failures and lifts a wait. */
export async function setFailures(
  db: Database,
  { brandId, scope, key }: ThrottleKey,
  failures: ReturnType<typeof sql<number>>,
): Promise<void> {
  await db
    .updateTable('login_throttles')
    .set({ failures, blocked_until: null })
    .where('brand_id', '=', brandId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .execute();
}

async function refusal(db: Database, { brandId, scope, key, now }: Attempt): Promise<AppError> {
  const found = await db
    .selectFrom('login_throttles')
    .select('blocked_until')
    .where('brand_id', '=', brandId)
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  const ms = (found?.blocked_until?.getTime() ?? now.getTime()) - now.getTime();
  const seconds = Math.max(1, Math.ceil(ms / 1000));
  return new AppError('LOGIN_THROTTLED', { n: seconds }, undefined, seconds);
}
