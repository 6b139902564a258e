import { reviewRelease, type ReleaseReview } from '#core/brand/release/review';
import { audit, type AuditLine } from '#server/platform/audit/audit';
import { checkFile, type CheckDeps } from './checkFile';
import { lockPublishing, publish } from './publish';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import { assertNewest, assertPublishable, publishedBrand } from './assertPublishable';
import { auditFacts, findMissingConsent } from './consent';
import { readActivity } from './readActivity';
import { lockScheduled, transitionRelease, revisionKind } from './releaseRepository';

type DueDeps = CheckDeps &
  Pick<Deps, 'clock'> & {
    readonly config: Pick<Deps['config'], 'bounds'>;
  };
interface Due {
  readonly brand_id: string;
  readonly id: string;
  readonly file: unknown;
}

/** Maximum number of releases per run. */
const ROUND = 20;

/**
 * Publishes the releases whose time has come. One whose base was published over, or whose file breaks the rules by now,
 * fails with the reason; one that lacks a required approval waits for it. Safe on several servers at once: each release ends once.
 */
export async function publishDue(deps: DueDeps): Promise<void> {
  const { db, brands, clock } = deps;
  const due: Due[] = await db
    .selectFrom('brand_releases')
    .select(['brand_id', 'id', 'file'])
    .where('status', '=', 'SCHEDULED')
    .where('set_id', 'is', null)
    .where('at', '<=', clock.now())
    .orderBy('at')
    .limit(ROUND)
    .execute();
  const errors: unknown[] = [];
  // Another server, which has the files of the brand, publishes it.
  for (const one of due.filter(({ brand_id }) => brands.byId(brand_id)))
    await endDue(deps, one).catch((error: unknown) => errors.push(error));
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} scheduled releases were left for later`);
}

async function endDue({ db, brands, ports, clock, config }: DueDeps, due: Due): Promise<void> {
  const { brand_id: brandId, id } = due;
  const checked = await checkFile({ db, brands, ports }, brandId, due.file);
  const now = clock.now();
  const activity = await readActivity(db, brandId, now);
  const published = await inTransaction(db, async (trx) => {
    await lockPublishing(trx, brands);
    const release = await lockScheduled(trx, brandId, id);
    if (!release) return undefined;
    const { note, kind, base_revision: baseRevision } = release;
    try {
      assertNewest(brands, brandId, baseRevision);
      const publishable = assertPublishable(brands, brandId, checked);
      const review = reviewRelease(publishedBrand(brands, brandId), publishable.brand, {
        bounds: config.bounds,
        activity,
      });
      const people = { brandId, authorId: release.author_id, approverId: release.approver_id };
      const missing = await findMissingConsent(trx, review, people);
      if (missing) {
        await returnToApproval(trx, due, review);
        await auditRelease(trx, due, 'release.hold', { kind, note, ...auditFacts(review) }, now);
        return undefined;
      }
      const done = await publish(trx, {
        brandId,
        ...publishable,
        baseRevision,
        kind: revisionKind(release),
        note,
        authorId: release.author_id,
        approverId: release.approver_id,
        restores: release.restores,
        review,
        now,
      });
      await transitionRelease(trx, brandId, id, {
        status: 'PUBLISHED',
        revision: done.revision,
        ended_at: now,
      });
      await auditRelease(trx, due, 'release.publish', { kind, note, revision: done.revision }, now);
      return done;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const failure = reasonOf(error);
      await transitionRelease(trx, brandId, id, { status: 'FAILED', failure, ended_at: now });
      await auditRelease(trx, due, 'release.fail', { kind, note, failure }, now);
      return undefined;
    }
  });
  if (published) brands.take(published);
}

/** Activity, bounds or roles have changed since it was scheduled: it waits for the consent that it lacks by now. */
async function returnToApproval(
  trx: Transaction,
  { brand_id: brandId, id }: Due,
  review: ReleaseReview,
): Promise<void> {
  const step = { status: 'WAITING_APPROVAL', approver_id: null, review: JSON.stringify(review) } as const;
  await transitionRelease(trx, brandId, id, step);
}

/** What a person reads of a release that failed. */
function reasonOf(error: AppError): string {
  const { message, errors = {} } = error.toEnvelope();
  return [message, ...Object.entries(errors).map(([path, sentence]) => `${path}: ${sentence}`)].join('\n');
}

async function auditRelease(
  trx: Transaction,
  { brand_id: brandId, id }: Due,
  action: string,
  detail: NonNullable<AuditLine['detail']>,
  now: Date,
): Promise<void> {
  await audit(trx, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action,
    subject: { type: 'RELEASE', id },
    detail,
    now,
  });
}
