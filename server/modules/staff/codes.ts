import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { clientPlace, countUse } from '#server/platform/http/rateLimit';

interface Link {
  /** Column of who made it: `null` for the person who starts the server, who may do anything. */
  readonly maker: string;
  /** Query for the ids of the brands at which it gives power. */
  readonly reach: RawBuilder<unknown>;
}

/**
 * A link that gives power is worth what its maker is now: they are active, an administrator, and administer each brand
 * that it reaches. Otherwise it would outlive its maker's rights, or give more than they have.
 */
export function makerIsAuthorized({ maker, reach }: Link): RawBuilder<boolean> {
  const roles = sql`SELECT FROM staff_roles r WHERE r.staff_id = ${sql.ref(maker)} AND r.role = 'admin'`;
  return sql<boolean>`(${sql.ref(maker)} IS NULL OR (
    EXISTS (SELECT FROM staff s WHERE s.id = ${sql.ref(maker)} AND s.status = 'ACTIVE')
    AND EXISTS (${roles})
    AND NOT EXISTS (
      SELECT FROM (${reach}) AS reached (brand_id)
      WHERE NOT EXISTS (${roles} AND r.brand_id IN ('*', reached.brand_id)))))`;
}

/** Who holds up a code, from where, when. */
export interface RequestContext {
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** Wrong codes of one address in a quarter of an hour. */
const TRIES = { limit: 20, windowMs: 15 * MINUTE_MS } as const;

/**
 * Counts a code that opens nothing. A right one is never counted nor refused: 256 bits cannot be guessed, and strangers
 * at the same address must not lock its holder out.
 * @throws AppError RATE_LIMITED.
 */
export function countWrongCode(
  db: Database,
  scope: 'staff-accept' | 'staff-reset',
  { ip, now }: RequestContext,
): Promise<void> {
  return countUse(db, { brandId: '*', scope, key: clientPlace(ip), ...TRIES, now });
}
