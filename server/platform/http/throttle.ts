import { sql } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { AppError } from '#server/platform/appError';

/** Failures are forgotten this long after the last wait. */
const WINDOW_MS = 15 * MINUTE_MS;
const MAX_WAIT_MS = 15 * MINUTE_MS;

/** Key of a failure counter. */
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

/** Free failures per window; each further one causes a growing wait. */
const FREE = 5;

/**
 * Counts an attempt of a logged-in actor, or after a correct password, *before* the secret is compared, so that
 * parallel guesses count too; strangers cannot use up these attempts. `forgive` resets the count after a success.
 * One query, two when rejected.
 * @throws AppError LOGIN_THROTTLED with the seconds to wait.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  const { brandId, scope, key, now } = attempt;
  const quietSince = new Date(now.getTime() - WINDOW_MS);
  const isQuiet = sql<boolean>`greatest(t.window_started_at, t.blocked_until) <= ${quietSince}`;
  // The wait grows by 1, 2, 4 … seconds after the last free failure.
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

/** Resets the count after a success. */
export async function forgive(db: Database, attempt: Attempt): Promise<void> {
  await setFailures(db, attempt, sql<number>`0`);
}

/** Uncounts an attempt whose secret was not compared. */
export async function takeBack(db: Database, attempt: Attempt): Promise<void> {
  await setFailures(db, attempt, sql<number>`greatest(0, failures - 1)`);
}

/** Sets the failure count and lifts the wait. */
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
