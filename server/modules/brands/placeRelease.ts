import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Activity } from '#core/brand/release/costPerDay';
import { reviewRelease, type ReleaseReview } from '#core/brand/release/review';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import type { Published } from '#server/platform/brands/brandDirectory';
import { checkFile, type CheckDeps, type CheckedFile } from './checkFile';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import type { StaffAct } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import { assertNewest, assertReason, assertPublishable, publishedBrand } from './assertPublishable';
import { assertDraft, chooseFile, type Choice } from './chooseFile';
import { auditFacts } from './consent';
import { publish, lockPublishing } from './publish';
import { readActivity } from './readActivity';
import { insertRelease, findRelease, presentRelease, type Release } from './releaseRepository';
import { fail } from '#server/platform/appError';

type Body = Omit<Calls['POST /api/staff/brand/{brandId}/release']['body'], 'at'>;

/** A request to publish, with everything that is read before the transaction. */
export interface PreparedRelease extends StaffAct {
  readonly baseRevision: number;
  readonly note: string;
  readonly reason: string | null;
  readonly choice: Choice;
  readonly checked: CheckedFile;
  readonly activity: Activity;
}

/** What a release would publish, and what that does. */
export interface ReviewedRelease {
  readonly prepared: PreparedRelease;
  readonly publishable: { readonly file: BrandFile; readonly brand: Brand };
  readonly review: ReleaseReview;
}

export type PlacedStatus = 'WAITING_APPROVAL' | 'SCHEDULED' | 'PUBLISHED';

const ACTIONS = {
  WAITING_APPROVAL: 'release.ask',
  SCHEDULED: 'release.schedule',
  PUBLISHED: 'release.publish',
} as const satisfies Record<PlacedStatus, string>;

/** Reads and checks the file that a release names. @throws AppError VALIDATION, NOT_FOUND. */
export async function prepareRelease(
  deps: CheckDeps,
  { brandId, origin }: StaffAct,
  body: Body,
): Promise<PreparedRelease> {
  const choice = await chooseFile(deps.db, brandId, body);
  return {
    brandId,
    origin,
    baseRevision: body.baseRevision,
    note: body.note,
    reason: body.reason ?? null,
    choice,
    checked: await checkFile(deps, brandId, choice.file),
    activity: await readActivity(deps.db, brandId, origin.now),
  };
}

/**
 * Reviews a prepared release against the published brand; call it while publishing is locked.
 * @throws AppError REVISION_CONFLICT, DRAFT_CONFLICT, NOTHING_TO_PUBLISH, BRAND_INVALID, BRAND_WARNINGS.
 */
export async function reviewPrepared(
  trx: Transaction,
  { brands, config }: Pick<Deps, 'brands'> & { readonly config: Pick<Deps['config'], 'bounds'> },
  prepared: PreparedRelease,
): Promise<ReviewedRelease> {
  const { brandId, baseRevision, choice, checked, reason, activity } = prepared;
  assertNewest(brands, brandId, baseRevision);
  await assertDraft(trx, brandId, choice);
  const publishable = assertPublishable(brands, brandId, checked);
  assertReason(checked, reason);
  const context = { bounds: config.bounds, activity };
  return {
    prepared,
    publishable,
    review: reviewRelease(publishedBrand(brands, brandId), publishable.brand, context),
  };
}

export interface Placing {
  readonly status: PlacedStatus;
  readonly at: Date | null;
  /** The set that it belongs to. */
  readonly setId: string | null;
}

/** Writes a release, and its revision where it is published at once. @throws AppError as `publish`. */
export async function placeRelease(
  trx: Transaction,
  { prepared, publishable, review }: ReviewedRelease,
  { status, at, setId }: Placing,
): Promise<{ readonly id: string; readonly published: Published | undefined }> {
  const { brandId, origin, baseRevision, note, reason, choice } = prepared;
  const { kind, restores } = choice;
  const { now } = origin;
  const authorId = origin.actor.id;
  const content = { brandId, baseRevision, ...publishable, kind, note, restores, review, now };
  const published =
    status === 'PUBLISHED' ? await publish(trx, { ...content, authorId, approverId: null }) : undefined;
  const revision = published?.revision ?? null;
  const id = uuidv7();
  await insertRelease(trx, {
    brand_id: brandId,
    id,
    set_id: setId,
    status,
    kind,
    base_revision: baseRevision,
    revision,
    restores,
    file: JSON.stringify(publishable.file),
    note,
    reason,
    review: JSON.stringify(review),
    at,
    author_id: authorId,
    created_at: now,
    ended_at: published ? now : null,
  });
  await audit(trx, {
    ...origin,
    brandId,
    action: ACTIONS[status],
    subject: { type: 'RELEASE', id },
    detail: {
      kind,
      note,
      reason,
      revision,
      restores,
      at: at && bangkokIso(at),
      setId,
      ...auditFacts(review),
    },
  });
  return { id, published };
}

type NewRelease = Calls['POST /api/staff/brand/{brandId}/release']['body'];

/**
 * Publishes the draft, an old revision or a complete file: now, at its time, or once a second person approves, as the
 * published brand, the platform's bounds and changed hosts demand.
 * @throws AppError VALIDATION, NOT_FOUND, SCHEDULE_PAST, REVISION_CONFLICT, DRAFT_CONFLICT, NOTHING_TO_PUBLISH,
 * BRAND_INVALID, BRAND_WARNINGS.
 */
export async function requestRelease(deps: Deps, act: StaffAct, body: NewRelease): Promise<Release> {
  const at = scheduledAt(body.at, act.origin.now);
  const prepared = await prepareRelease(deps, act, body);
  const done = await inTransaction(deps.db, async (trx) => {
    await lockPublishing(trx, deps.brands);
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
