import { sql } from 'kysely';
import type { Database } from '#server/db/connect';
import { AppError } from '#server/http/appError';

const WINDOW_MS = 15 * 60_000;
/** The longest wait: a stranger who keeps guessing must not lock a member out for good (A3). */
const MAX_WAIT_MS = 15 * 60_000;

export interface Attempt {
  readonly brandId: string;
  /** `account` and `staff` count one name, `address` one client address. */
  readonly scope: 'account' | 'address' | 'staff';
  readonly key: string;
  readonly now: Date;
}

/** Failures in a window before each further one costs a growing wait. */
const FREE: Readonly<Record<Attempt['scope'], number>> = { account: 5, address: 20, staff: 5 };

/**
 * Counts an attempt *before* the password is looked at, so that parallel guesses count too: 200 at once get as
 * many looks as one after another (A3). A success takes it back with `forgive`. One query, two when refused.
 * @throws AppError LOGIN_THROTTLED with the seconds to wait.
 */
export async function countAttempt(db: Database, attempt: Attempt): Promise<void> {
  const { brandId, scope, key, now } = attempt;
  const free = FREE[scope];
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  // The wait is 1, 2, 4 … seconds from the last free failure on.
  const { rows } = await sql`
    INSERT INTO login_throttles AS t (brand_id, scope, key, failures, window_started_at)
    VALUES (${brandId}, ${scope}, ${key}, 1, ${now})
    ON CONFLICT (brand_id, scope, key) DO UPDATE SET
      failures = CASE WHEN t.window_started_at <= ${windowStart} THEN 1 ELSE t.failures + 1 END,
      window_started_at = CASE WHEN t.window_started_at <= ${windowStart} THEN ${now} ELSE t.window_started_at END,
      blocked_until = CASE WHEN t.window_started_at <= ${windowStart} OR t.failures + 1 < ${free} THEN NULL
        ELSE ${now}::timestamptz
          + least(${MAX_WAIT_MS}, 1000 * power(2, least(20, t.failures + 1 - ${free}))) * interval '1 millisecond' END
    WHERE t.blocked_until IS NULL OR t.blocked_until <= ${now}
    RETURNING failures`.execute(db);
  if (rows.length === 0) throw await refusal(db, attempt);
}

/** A success: the name starts afresh. An address only gets its attempt back, or one own account would wash it. */
export async function forgive(db: Database, { brandId, scope, key }: Attempt): Promise<void> {
  const row = db
    .updateTable('login_throttles')
    .where('brand_id', '=', brandId)
    .where('scope', '=', scope)
    .where('key', '=', key);
  const next = scope === 'address' ? sql<number>`greatest(0, failures - 1)` : 0;
  await row.set({ failures: next, blocked_until: null }).execute();
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
