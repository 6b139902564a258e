import { audit, type AuditLine } from '#server/platform/audit/audit';
import type { CheckDeps } from './checkFile';
import type { Published } from '#server/platform/brands/brandDirectory';
import { lockPublishing } from './publish';
import { inTransaction, type Transaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import { auditFacts, findMissingConsent } from './consent';
import { checkMembers, publishMember, readMembers, type CheckedMember } from './decideSet';
import { findSets, lockSet, transitionRelease, type Step } from './releaseRepository';

type DueDeps = CheckDeps &
  Pick<Deps, 'clock'> & {
    readonly config: Pick<Deps['config'], 'bounds'>;
  };
type Locked = Awaited<ReturnType<typeof lockSet>>[number];

/** Maximum number of sets per run. */
const ROUND = 5;

/**
 * Publishes the sets whose time has come, each of them completely or not at all. One of which a member cannot be published
 * fails with the reason; one that lacks a required approval waits for it. Safe on several servers at once.
 */
export async function publishDueSets(deps: DueDeps): Promise<void> {
  const { db, brands, clock } = deps;
  const due = await db
    .selectFrom('brand_releases')
    .select('set_id')
    .distinct()
    .where('status', '=', 'SCHEDULED')
    .where('set_id', 'is not', null)
    .where('at', '<=', clock.now())
    .limit(ROUND)
    .$narrowType<{ set_id: string }>()
    .execute();
  const errors: unknown[] = [];
  for (const { set_id: setId } of due) {
    const set = await findSets(db, [setId]);
    // Another server, which has the files of the brand, publishes it.
    if (set.every(({ brand_id }) => brands.byId(brand_id)))
      await endSet(deps, setId).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0)
    throw new AggregateError(errors, `${errors.length} scheduled sets were left for later`);
}

async function endSet(deps: DueDeps, setId: string): Promise<void> {
  const { db, brands, clock } = deps;
  const now = clock.now();
  const readings = await readMembers(deps, await findSets(db, [setId]), now);
  try {
    const published = await inTransaction(db, async (trx) => {
      await lockPublishing(trx, brands);
      const locked = await lockScheduled(trx, setId);
      const members = await checkMembers(deps, locked, readings);
      if (await lacksConsent(trx, members)) {
        for (const { release, review } of members)
          await end(trx, release, now, 'release.hold', {
            step: { status: 'WAITING_APPROVAL', approver_id: null, review: JSON.stringify(review) },
            detail: auditFacts(review),
          });
        return [];
      }
      const all: Published[] = [];
      for (const member of members) {
        const done = await publishMember(trx, member, member.release.approver_id, now);
        const { revision } = done;
        const step = { status: 'PUBLISHED', revision, ended_at: now } as const;
        await end(trx, member.release, now, 'release.publish', { step, detail: { revision } });
        all.push(done);
      }
      return all;
    });
    for (const one of published) brands.take(one);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // What was written of the other brands is rolled back by now.
    await failSet(deps, setId, reasonOf(error), now);
  }
}

/** The members that still wait for their time; none when somebody else has decided the set. */
async function lockScheduled(trx: Transaction, setId: string): Promise<Locked[]> {
  const locked = await lockSet(trx, setId);
  return locked.filter(({ status }) => status === 'SCHEDULED');
}

async function lacksConsent(trx: Transaction, members: readonly CheckedMember[]): Promise<boolean> {
  for (const { release, review } of members) {
    const people = {
      brandId: release.brand_id,
      authorId: release.author_id,
      approverId: release.approver_id,
    };
    if (await findMissingConsent(trx, review, people)) return true;
  }
  return false;
}

async function failSet({ db }: DueDeps, setId: string, failure: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    for (const release of await lockScheduled(trx, setId))
      await end(trx, release, now, 'release.fail', {
        step: { status: 'FAILED', failure, ended_at: now },
        detail: { failure },
      });
  });
}

async function end(
  trx: Transaction,
  { brand_id: brandId, id, note, set_id: setId }: Locked,
  now: Date,
  action: string,
  { step, detail }: { readonly step: Step; readonly detail: NonNullable<AuditLine['detail']> },
): Promise<void> {
  await transitionRelease(trx, brandId, id, step);
  await audit(trx, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action,
    subject: { type: 'RELEASE', id },
    detail: { note, setId, ...detail },
    now,
  });
}

/** Message of a failed set: the brand and its problems. */
function reasonOf(error: AppError): string {
  const { message, errors = {}, params } = error.toEnvelope();
  const brand = params?.['brandId'];
  const sentences = Object.entries(errors).map(([path, sentence]) => `${path}: ${sentence}`);
  return [`${brand === undefined ? '' : `${brand}: `}${message}`, ...sentences].join('\n');
}
