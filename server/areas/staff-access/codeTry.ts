import type { Database } from '#server/db/connect';
import { clientPlace } from '#server/http/clientPlace';
import { countUse } from '#server/http/rateLimit';

/** Who holds up a code, from where, when. */
export interface Occasion {
  readonly ip: string;
  readonly traceId: string;
  readonly now: Date;
}

/** Tries of one address in a quarter of an hour: each may cost a hash. */
const TRIES = { limit: 20, windowMs: 15 * 60_000 } as const;

/** @throws AppError RATE_LIMITED. */
export function countCodeTry(
  db: Database,
  scope: 'staff-accept' | 'staff-reset',
  { ip, now }: Occasion,
): Promise<void> {
  return countUse(db, { brandId: '*', scope, key: clientPlace(ip), ...TRIES, now });
}
