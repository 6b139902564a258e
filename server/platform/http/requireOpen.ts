import type { CallSpec } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import { AppError, fail } from '#server/platform/appError';

/** A site in maintenance. */
export interface Closing {
  /** When staff expect to open it again; null where they do not know. */
  readonly endAt: Date | null;
}

/** What `Retry-After` says, in seconds: an end may be over, far away, or not known. */
const RETRY = { least: 5, most: 3_600, unknown: 60 } as const;

/** @throws AppError FEATURE_OFF for a call of areas that are all switched off for this brand. */
export function requireOffered({ features }: CallSpec, { flags }: Brand): void {
  if (features && !features.some((flag) => flags[flag])) throw fail('FEATURE_OFF');
}

/**
 * In maintenance, members move no money and play no game (W9); they log in and look, and staff work. A call that has
 * passed here is finished, whatever is switched meanwhile.
 * @throws AppError MAINTENANCE with the time to come back.
 */
export function requireOpen({ money, play }: CallSpec, closing: Closing | undefined, now: Date): void {
  if (!closing || !(money || play)) return;
  throw new AppError('MAINTENANCE', undefined, undefined, retrySeconds(closing, now));
}

/**
 * Money is not moved on a disk that is nearly full: the database would stop in the middle, and reads with it (D5).
 * @throws AppError SERVICE_UNAVAILABLE.
 */
export function requireRoom({ money, play }: CallSpec, room: Pick<DiskSpace, 'enough'> | undefined): void {
  if (!(money || play) || !room || room.enough()) return;
  throw new AppError('SERVICE_UNAVAILABLE', undefined, undefined, RETRY.unknown);
}

function retrySeconds({ endAt }: Closing, now: Date): number {
  if (!endAt) return RETRY.unknown;
  const left = Math.ceil((endAt.getTime() - now.getTime()) / 1_000);
  return Math.min(RETRY.most, Math.max(RETRY.least, left));
}
