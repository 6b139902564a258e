import { audit } from '#server/platform/audit/audit';
import { checkFile, type CheckDeps } from './checkFile';
import type { Published } from '#server/platform/brands/brandDirectory';
import { lockPublishing, publish } from './publish';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { fail } from '#server/platform/appError';
import { reviewRelease, type ReleaseReview } from '#core/brand/release/review';
import { assertNewest, assertReason, assertPublishable, publishedBrand } from './assertPublishable';
import { assertConsent, auditFacts } from './consent';
import { readActivity } from './readActivity';
import { findSets, lockSet, transitionRelease, revisionKind, type ReleaseRow } from './releaseRepository';
import { assertTogether, atBrand, presentSet, readSet, type ReleaseSet, type SetAct } from './releaseSet';

/** A locked release of a set, as the database has it. */
type Locked = Awaited<ReturnType<typeof lockSet>>[number];

/** A release of a set with what it would publish and do today. */
export interface CheckedMember {
  readonly release: Locked;
  readonly publishable: ReturnType<typeof assertPublishable>;
  readonly review: ReleaseReview;
}

/**
 * A second person's word for all releases of a set: they are published together, or wait for their time.
 * @throws AppError NOT_FOUND, STATE_CHANGED, FOUR_EYES for the author, ADMIN_NEEDED, REVISION_CONFLICT, BRAND_INVALID,
 * BRAND_WARNINGS, with the brand in `params.brandId`.
 */
export async function approveSet(deps: Deps, act: SetAct, setId: string): Promise<ReleaseSet> {
  const { brands, db } = deps;
  const { origin } = act;
  const approverId = origin.actor.id;
  const readings = await readMembers(deps, await readSet(deps, act, setId), origin.now);
  const done = await inTransaction(db, async (trx) => {
    await lockPublishing(trx, brands);
    const locked = await lockSet(trx, setId);
    for (const { status, author_id } of locked) {
      if (status !== 'WAITING_APPROVAL') throw fail('STATE_CHANGED');
      if (author_id === approverId) throw fail('FOUR_EYES');
    }
    const members = await checkMembers(deps, locked, readings);
    const isAhead = locked.some(({ at }) => at !== null && at > origin.now);
    const published: Published[] = [];
    for (const { release, publishable, review } of members) {
      const brandId = release.brand_id;
      const people = { brandId, authorId: release.author_id, approverId };
      await atBrand(brandId, () => assertConsent(trx, review, people));
      const revision = isAhead
        ? undefined
        : await publishMember(trx, { release, publishable, review }, approverId, origin.now);
      if (revision) published.push(revision);
      await transitionRelease(
        trx,
        brandId,
        release.id,
        revision
          ? {
              status: 'PUBLISHED',
              approver_id: approverId,
              revision: revision.revision,
              ended_at: origin.now,
            }
          : { status: 'SCHEDULED', approver_id: approverId },
      );
      await audit(trx, {
        ...origin,
        brandId,
        action: 'release.approve',
        subject: { type: 'RELEASE', id: release.id },
        detail: { note: release.note, revision: revision?.revision ?? null, setId, ...auditFacts(review) },
      });
    }
    return { published, set: await findSets(trx, [setId]) };
  });
  for (const one of done.published) brands.take(one);
  return presentSet(brands, done.set);
}

/** Takes all waiting releases of a set back. @throws AppError NOT_FOUND, STATE_CHANGED. */
export async function cancelSet(deps: Deps, act: SetAct, setId: string): Promise<ReleaseSet> {
  await readSet(deps, act, setId);
  const { origin } = act;
  const set = await inTransaction(deps.db, async (trx) => {
    for (const { brand_id: brandId, id, status, note } of await lockSet(trx, setId)) {
      if (status !== 'WAITING_APPROVAL' && status !== 'SCHEDULED') throw fail('STATE_CHANGED');
      await transitionRelease(trx, brandId, id, { status: 'CANCELLED', ended_at: origin.now });
      await audit(trx, {
        ...origin,
        brandId,
        action: 'release.cancel',
        subject: { type: 'RELEASE', id },
        detail: { note, setId },
      });
    }
    return findSets(trx, [setId]);
  });
  return presentSet(deps.brands, set);
}

type Readings = ReadonlyMap<
  string,
  {
    readonly checked: Awaited<ReturnType<typeof checkFile>>;
    readonly activity: Awaited<ReturnType<typeof readActivity>>;
  }
>;

/** Data of the members of a set, read before the transaction. */
export async function readMembers(
  deps: CheckDeps,
  set: readonly Pick<ReleaseRow, 'brand_id' | 'file'>[],
  now: Date,
): Promise<Readings> {
  const readings = new Map<
    string,
    { checked: Awaited<ReturnType<typeof checkFile>>; activity: Awaited<ReturnType<typeof readActivity>> }
  >();
  for (const { brand_id: brandId, file } of set) {
    const checked = await checkFile(deps, brandId, file);
    readings.set(brandId, { checked, activity: await readActivity(deps.db, brandId, now) });
  }
  return readings;
}

/**
 * What each member would publish and do today; call it while publishing is held.
 * @throws AppError as a release of one brand, with the brand in `params.brandId`.
 */
export async function checkMembers(
  { brands, config }: Pick<Deps, 'brands'> & { readonly config: Pick<Deps['config'], 'bounds'> },
  locked: readonly Locked[],
  readings: Readings,
): Promise<CheckedMember[]> {
  const members: CheckedMember[] = [];
  for (const release of locked) {
    const { brand_id: brandId, base_revision, reason } = release;
    const read = readings.get(brandId);
    if (!read) throw fail('STATE_CHANGED');
    members.push(
      await atBrand(brandId, () => {
        assertNewest(brands, brandId, base_revision);
        const publishable = assertPublishable(brands, brandId, read.checked);
        assertReason(read.checked, reason);
        const context = { bounds: config.bounds, activity: read.activity };
        const review = reviewRelease(publishedBrand(brands, brandId), publishable.brand, context);
        return Promise.resolve({ release, publishable, review });
      }),
    );
  }
  assertTogether(members);
  return members;
}

/** Writes the revision of one member. @throws AppError as `publish`, with the brand in `params.brandId`. */
export function publishMember(
  trx: Transaction,
  { release, publishable, review }: CheckedMember,
  approverId: string | null,
  now: Date,
): Promise<Published> {
  const brandId = release.brand_id;
  return atBrand(brandId, () =>
    publish(trx, {
      brandId,
      ...publishable,
      baseRevision: release.base_revision,
      kind: revisionKind(release),
      note: release.note,
      authorId: release.author_id,
      approverId,
      restores: release.restores,
      review,
      now,
    }),
  );
}
