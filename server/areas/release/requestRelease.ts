import type { Calls } from '#schemas/api/contract';
import type { ReleaseReview } from '#brand/release/review';
import { reviewRelease } from '#brand/release/review';
import { audit } from '#server/audit';
import { bangkokIso } from '#server/clock';
import { checkFile } from '#server/brands/checkFile';
import { holdPublishing } from '#server/brands/holdPublishing';
import { inTransaction } from '#server/db/transaction';
import type { Deps } from '#server/deps';
import { fail } from '#server/appError';
import type { StaffAct } from '#server/http/byStaff';
import { uuidv7 } from '#server/id';
import { assertNewest, assertReason, assertSound, publishedBrand } from './assertPublishable';
import { assertDraft, chooseFile } from './chooseFile';
import { auditFacts } from './consent';
import { publish } from './publish';
import { readActivity } from './readActivity';
import { findRelease, insertRelease, presentRelease } from './releaseRepository';
import type { Release } from './releaseRepository';

type Body = Calls['POST /api/staff/brand/{brandId}/release']['body'];

const ACTIONS = {
  WAITING_APPROVAL: 'release.ask',
  SCHEDULED: 'release.schedule',
  PUBLISHED: 'release.publish',
} as const;

/**
 * Publishes the draft, an old revision or a whole file: now, at its time, or once a second person approves, as the
 * published brand, the platform's bounds and changed hosts demand (W5).
 * @throws AppError VALIDATION, NOT_FOUND, SCHEDULE_PAST, REVISION_CONFLICT, DRAFT_CONFLICT, NOTHING_TO_PUBLISH,
 * BRAND_INVALID, BRAND_WARNINGS.
 */
export async function requestRelease(
  { db, brands, config }: Deps,
  { brandId, by }: StaffAct,
  body: Body,
): Promise<Release> {
  const { now } = by;
  const { baseRevision, note } = body;
  const reason = body.reason ?? null;
  const at = body.at === null || body.at === undefined ? null : new Date(body.at);
  if (at && at <= now) throw fail('SCHEDULE_PAST');
  const choice = await chooseFile(db, brandId, body);
  const checked = await checkFile({ db, brands }, brandId, choice.file);

  const activity = await readActivity(db, brandId, now);

  const id = uuidv7();
  const done = await inTransaction(db, async (trx) => {
    await holdPublishing(trx, brands);
    assertNewest(brands, brandId, baseRevision);
    await assertDraft(trx, brandId, choice);
    const sound = assertSound(brands, brandId, checked);
    assertReason(checked, reason);

    const review = reviewRelease(publishedBrand(brands, brandId), sound.brand, {
      bounds: config.bounds,
      activity,
    });
    const status = statusOf(review, at);
    const { kind, restores } = choice;
    const wish = { brandId, baseRevision, ...sound, kind, note, restores, review, now };
    const published =
      status === 'PUBLISHED'
        ? await publish(trx, { ...wish, authorId: by.actor.id, approverId: null })
        : undefined;
    const revision = published?.revision ?? null;
    await insertRelease(trx, {
      brand_id: brandId,
      id,
      status,
      kind,
      base_revision: baseRevision,
      revision,
      restores,
      file: JSON.stringify(sound.file),
      note,
      reason,
      review: JSON.stringify(review),
      at,
      author_id: by.actor.id,
      created_at: now,
      ended_at: published ? now : null,
    });
    await audit(trx, {
      ...by,
      brandId,
      action: ACTIONS[status],
      subject: { type: 'RELEASE', id },
      detail: { kind, note, reason, revision, restores, at: at && bangkokIso(at), ...auditFacts(review) },
    });
    return { published, release: await findRelease(trx, brandId, id) };
  });
  if (done.published) brands.take(done.published);
  if (!done.release) throw new Error(`The release ${id} is not there.`);
  return presentRelease(done.release);
}

function statusOf({ second }: ReleaseReview, at: Date | null): keyof typeof ACTIONS {
  if (second) return 'WAITING_APPROVAL';
  return at ? 'SCHEDULED' : 'PUBLISHED';
}
