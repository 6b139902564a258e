import { sql } from 'kysely';
import type { Database } from '#server/db/connect';
import { AppError } from '#server/appError';

export interface RateLimit {
  readonly brandId: string;
  /** What is counted, e.g. `check-phone`. */
  readonly scope: string;
  /** Who is counted: an address or a member. */
  readonly key: string;
  readonly limit: number;
  readonly windowMs: number;
  readonly now: Date;
}

/**
 * Counts one use in the database, so that every server counts together. One query.
 * @throws AppError RATE_LIMITED with `Retry-After` beyond `limit` uses in a window.
 */
export async function countUse(
  db: Database,
  { brandId, scope, key, limit, windowMs, now }: RateLimit,
): Promise<void> {
  const windowStart = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ hits: number; window_started_at: Date }>`
    INSERT INTO rate_counters AS r (brand_id, scope, key, hits, window_started_at)
    VALUES (${brandId}, ${scope}, ${key}, 1, ${now})
    ON CONFLICT (brand_id, scope, key) DO UPDATE SET
      hits = CASE WHEN r.window_started_at <= ${windowStart} THEN 1 ELSE r.hits + 1 END,
      window_started_at = CASE WHEN r.window_started_at <= ${windowStart} THEN ${now} ELSE r.window_started_at END
    RETURNING hits, window_started_at`.execute(db);
  const [count] = rows;
  if (!count || count.hits <= limit) return;
  const endsInMs = count.window_started_at.getTime() + windowMs - now.getTime();
  throw new AppError('RATE_LIMITED', undefined, undefined, Math.max(1, Math.ceil(endsInMs / 1000)));
}
