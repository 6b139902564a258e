import type { BrandFile } from '#schemas/brand/brandFile';
import { applyChanges, settingChanges } from '#core/brand/edit';
import { sameJson } from '#core/brand/json';
import { liftFile } from './workspace';
import type { Transaction } from '#server/platform/db/transaction';

/**
 * Puts the open draft of a brand onto its new revision: what the draft changes stays changed, everything else is as now
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
