import type { Brand } from '#schemas/brand/brand';
import type { BrandFile } from '#schemas/brand/brandFile';
import type { Published, BrandDirectory } from '#server/platform/brands/brandDirectory';
import { insertRevision } from './revisions';
import type { BrandRevisions } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { ReleaseReview } from '#core/brand/release/review';
import { assertConsent } from './consent';
import { sql } from 'kysely';
import { syncRevisions } from './subscribeToRevisions';
import { applyChanges, settingChanges } from '#core/brand/edit';
import { sameJson } from '#core/brand/json';
import { liftFile } from './workspace';

export interface Publication {
  readonly brandId: string;
  readonly baseRevision: number;
  readonly file: BrandFile;
  readonly brand: Brand;
  readonly kind: BrandRevisions['kind'];
  readonly note: string;
  readonly authorId: string;
  readonly approverId: string | null;
  readonly restores: number | null;
  /** The review against the published brand, computed in this transaction. */
  readonly review: ReleaseReview;
  readonly now: Date;
}

/**
 * Writes the next revision; call it while publishing is held. It is served here once the transaction is committed and the
 * directory takes what this returns; the commit notifies other processes.
 * Every way to publish ends here, so here the consent is asserted.
 * @throws AppError REVISION_CONFLICT, FOUR_EYES, ADMIN_NEEDED.
 */
export async function publish(trx: Transaction, publication: Publication): Promise<Published> {
  const { brandId, baseRevision, file, brand, now } = publication;
  const revision = baseRevision + 1;
  await assertConsent(trx, publication.review, publication);
  if (!(await insertRevision(trx, { ...publication, revision }))) throw fail('REVISION_CONFLICT');
  await rebaseDraft(trx, brandId, revision, file);
  return { revision, file, brand, publishedAt: now };
}

/**
 * Locks publishing of all brands until this transaction ends, because two brands must not claim one host name, and
 * synchronizes the published brands of this process.
 */
export async function lockPublishing(trx: Transaction, brands: BrandDirectory): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('brand.publish', 0))`.execute(trx);
  await syncRevisions(trx, brands);
}

/**
 * Rebases the open draft of a brand onto its new revision: settings that the draft changes keep its values, all others become as
 * published, so that publishing the draft later takes nothing back. A draft that changes nothing any more is gone.
 */
export async function rebaseDraft(
  trx: Transaction,
  brandId: string,
  revision: number,
  file: BrandFile,
): Promise<void> {
  const draft = await trx
    .selectFrom('brand_drafts as d')
    .innerJoin('brand_revisions as r', (on) =>
      on.onRef('r.brand_id', '=', 'd.brand_id').onRef('r.revision', '=', 'd.base_revision'),
    )
    .select(['d.file', 'd.version', 'r.file as base'])
    .where('d.brand_id', '=', brandId)
    .forUpdate('d')
    .executeTakeFirst();
  if (!draft) return;
  const rebased = applyChanges(file, settingChanges(liftFile(draft.base), liftFile(draft.file)));
  if (sameJson(rebased, file)) {
    await trx.deleteFrom('brand_drafts').where('brand_id', '=', brandId).execute();
    return;
  }
  await trx
    .updateTable('brand_drafts')
    .set({ file: JSON.stringify(rebased), base_revision: revision, version: draft.version + 1 })
    .where('brand_id', '=', brandId)
    .execute();
}
