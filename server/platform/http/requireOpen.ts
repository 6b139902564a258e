import type { CallSpec } from '#schemas/api/callSpec';
import type { Brand } from '#schemas/brand/brand';
import type { DiskSpace } from '#server/platform/db/diskSpace';
import { AppError, fail } from '#server/platform/appError';

/** A site in maintenance. */
export interface Closing {
  /** Expected end; null when unknown. */
  readonly endAt: Date | null;
}

/** `Retry-After` in seconds: the expected end may be past, distant or unknown. */
const RETRY = { least: 5, most: 3_600, unknown: 60 } as const;

/** @throws AppError FEATURE_OFF when all features of the call are disabled for this brand. */
export function requireOffered({ features }: CallSpec, { flags }: Brand): void {
  if (features && !features.some((flag) => flags[flag])) throw fail('FEATURE_OFF');
}

/**
 * During maintenance members may log in and read, but not move money or play; staff calls work. A call that
 * passes this check runs to its end.
 * @throws AppError MAINTENANCE with the time to retry.
 */
export function requireOpen({ money, play }: CallSpec, closing: Closing | undefined, now: Date): void {
  if (!closing || !(money || play)) return;
  throw new AppError('MAINTENANCE', undefined, undefined, retrySeconds(closing, now));
}

/**
 * Rejects money calls when the disk is nearly full: otherwise the database would stop, including reads.
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
