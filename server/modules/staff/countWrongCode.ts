import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import { clientPlace } from '#server/platform/http/clientPlace';
import { countUse } from '#server/platform/http/rateLimit';

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
