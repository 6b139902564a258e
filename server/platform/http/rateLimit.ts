import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { AppError } from '#server/platform/appError';
import { isIPv6 } from 'node:net';

export interface Counted {
  readonly brandId: string;
  /** The counted action, e.g. `check-phone`. */
  readonly scope: string;
  /** The counted subject: an address or a member. */
  readonly key: string;
  readonly windowMs: number;
  readonly now: Date;
}

export interface RateLimit extends Counted {
  readonly limit: number;
}

/** Uses in the current window including this one, and the milliseconds until it ends. */
export interface Uses {
  readonly hits: number;
  readonly endsInMs: number;
}

/** Counts one use in the database, which all servers share. One query. */
export async function addUse(db: Database, { brandId, scope, key, windowMs, now }: Counted): Promise<Uses> {
  const windowStart = new Date(now.getTime() - windowMs);
  const { rows } = await sql<{ hits: number; window_started_at: Date }>`
    INSERT INTO rate_counters AS r (brand_id, scope, key, hits, window_started_at)
    VALUES (${brandId}, ${scope}, ${key}, 1, ${now})
    ON CONFLICT (brand_id, scope, key) DO UPDATE SET
      hits = CASE WHEN r.window_started_at <= ${windowStart} THEN 1 ELSE r.hits + 1 END,
      window_started_at = CASE WHEN r.window_started_at <= ${windowStart} THEN ${now} ELSE r.window_started_at END
    RETURNING hits, window_started_at`.execute(db);
  const [count] = rows;
  if (!count) throw new Error('The use could not be counted.');
  return { hits: count.hits, endsInMs: count.window_started_at.getTime() + windowMs - now.getTime() };
}

/**
 * Counts one use, one query.
 * @throws AppError RATE_LIMITED with `Retry-After` beyond `limit` uses in a window.
 */
export async function countUse(db: Database, { limit, ...counted }: RateLimit): Promise<void> {
  const { hits, endsInMs } = await addUse(db, counted);
  if (hits <= limit) return;
  throw new AppError('RATE_LIMITED', undefined, undefined, Math.max(1, Math.ceil(endsInMs / 1000)));
}

const GROUPS = 8;
/** Groups that a network operator assigns to one customer; the customer chooses the rest. */
const GIVEN = 4;

/**
 * @returns the rate limit key of an address: the IPv4 address, or the /64 network of an IPv6 one, since a customer
 *   controls all addresses of it.
 */
export function clientPlace(ip: string): string {
  if (!isIPv6(ip) || /^::ffff:\d+\./i.test(ip)) return ip;
  const [head = '', tail] = ip.replace(/%.*/, '').toLowerCase().split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const [before, after] = [groups(head), groups(tail)];
  const between = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const whole = [...before, ...between, ...after].slice(0, GIVEN);
  return `${whole.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
