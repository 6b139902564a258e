import type { Calls } from '#schemas/api/contract';
import { holdPublishing } from './publish';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';
import type { PlacedStatus } from './placeRelease';
import { placeRelease, prepareRelease, reviewPrepared } from './placeRelease';
import { findRelease, presentRelease } from './releaseRepository';
import type { Release } from './releaseRepository';

type Body = Calls['POST /api/staff/brand/{brandId}/release']['body'];

/**
 * Publishes the draft, an old revision or a complete file: now, at its time, or once a second person approves, as the
 * published brand, the platform's bounds and changed hosts demand.
 * @throws AppError VALIDATION, NOT_FOUND, SCHEDULE_PAST, REVISION_CONFLICT, DRAFT_CONFLICT, NOTHING_TO_PUBLISH,
 * BRAND_INVALID, BRAND_WARNINGS.
 */
export async function requestRelease(deps: Deps, act: StaffAct, body: Body): Promise<Release> {
  const at = scheduledAt(body.at, act.by.now);
  const prepared = await prepareRelease(deps, act, body);
  const done = await inTransaction(deps.db, async (trx) => {
    await holdPublishing(trx, deps.brands);
    const reviewed = await reviewPrepared(trx, deps, prepared);
    const status = statusOf(reviewed.review.second, at);
    const { id, published } = await placeRelease(trx, reviewed, { status, at, setId: null });
    return { published, release: await findRelease(trx, act.brandId, id) };
  });
  if (done.published) deps.brands.take(done.published);
  if (!done.release) throw new Error('The release that was just written is not there.');
  return presentRelease(done.release);
}

/** The time of a schedule; null for at once. @throws AppError SCHEDULE_PAST. */
export function scheduledAt(at: string | null | undefined, now: Date): Date | null {
  if (at === null || at === undefined) return null;
  const time = new Date(at);
  if (time <= now) throw fail('SCHEDULE_PAST');
  return time;
}

/** A second person comes first, then the time. */
export function statusOf(needsSecond: boolean, at: Date | null): PlacedStatus {
  if (needsSecond) return 'WAITING_APPROVAL';
  return at ? 'SCHEDULED' : 'PUBLISHED';
}
