import { reviewRelease } from '#core/brand/release/review';
import { bangkokIso } from '#core/time/bangkok';
import { audit } from '#server/platform/audit/audit';
import { checkFile } from './checkFile';
import { lockPublishing, publish } from './publish';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { assertNewest, assertReason, assertPublishable, publishedBrand } from './assertPublishable';
import { assertConsent, auditFacts } from './consent';
import { readActivity } from './readActivity';
import {
  findRelease,
  lockRelease,
  transitionRelease,
  presentRelease,
  revisionKind,
  type Release,
} from './releaseRepository';

/** Which release, and who decides it. */
export interface Decision extends StaffAct {
  readonly id: string;
}

/**
 * A second person's word (four eyes): the release is published, or waits for its time if that is still ahead.
 * @throws AppError NOT_FOUND, STATE_CHANGED, FOUR_EYES for its author, ADMIN_NEEDED, REVISION_CONFLICT, BRAND_INVALID, BRAND_WARNINGS.
 */
export async function approveRelease(
  { db, brands, ports, config }: Deps,
  { brandId, id, origin }: Decision,
): Promise<Release> {
  const asked = await findRelease(db, brandId, id);
  if (!asked) throw fail('NOT_FOUND');
  const checked = await checkFile({ db, brands, ports }, brandId, asked.file);
  const activity = await readActivity(db, brandId, origin.now);
  const approverId = origin.actor.id;
  const published = await inTransaction(db, async (trx) => {
    await lockPublishing(trx, brands);
    const release = await lockRelease(trx, brandId, id);
    if (release?.status !== 'WAITING_APPROVAL') throw fail('STATE_CHANGED');
    if (release.set_id !== null) throw fail('RELEASE_IN_SET');
    if (release.author_id === approverId) throw fail('FOUR_EYES');
    assertNewest(brands, brandId, release.base_revision);
    const publishable = assertPublishable(brands, brandId, checked);
    assertReason(checked, release.reason);

    const context = { bounds: config.bounds, activity };
    const review = reviewRelease(publishedBrand(brands, brandId), publishable.brand, context);
    await assertConsent(trx, review, { brandId, authorId: release.author_id, approverId });
    const isAhead = release.at !== null && release.at > origin.now;
    const done = isAhead
      ? undefined
      : await publish(trx, {
          brandId,
          ...publishable,
          baseRevision: release.base_revision,
          kind: revisionKind(release),
          note: release.note,
          authorId: release.author_id,
          approverId,
          restores: release.restores,
          review,
          now: origin.now,
        });
    await transitionRelease(
      trx,
      brandId,
      id,
      done
        ? { status: 'PUBLISHED', approver_id: approverId, revision: done.revision, ended_at: origin.now }
        : { status: 'SCHEDULED', approver_id: approverId },
    );
    await audit(trx, {
      ...origin,
      brandId,
      action: 'release.approve',
      subject: { type: 'RELEASE', id },
      detail: {
        kind: release.kind,
        note: release.note,
        revision: done?.revision ?? null,
        at: release.at && bangkokIso(release.at),
        ...auditFacts(review),
      },
    });
    return done;
  });
  if (published) brands.take(published);
  return present(db, brandId, id);
}

/** Takes a waiting release back. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function cancelRelease({ db }: Deps, { brandId, id, origin }: Decision): Promise<Release> {
  await inTransaction(db, async (trx) => {
    const release = await lockRelease(trx, brandId, id);
    if (!release) throw fail('NOT_FOUND');
    if (release.set_id !== null) throw fail('RELEASE_IN_SET');
    if (release.status !== 'WAITING_APPROVAL' && release.status !== 'SCHEDULED') throw fail('STATE_CHANGED');
    await transitionRelease(trx, brandId, id, { status: 'CANCELLED', ended_at: origin.now });
    await audit(trx, {
      ...origin,
      brandId,
      action: 'release.cancel',
      subject: { type: 'RELEASE', id },
      detail: { kind: release.kind, note: release.note },
    });
  });
  return present(db, brandId, id);
}

async function present(db: Database, brandId: string, id: string): Promise<Release> {
  const release = await findRelease(db, brandId, id);
  if (!release) throw fail('NOT_FOUND');
  return presentRelease(release);
}
