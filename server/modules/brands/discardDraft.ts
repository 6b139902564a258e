import { audit } from '#server/platform/audit/audit';
import type { BrandState } from './workspace';
import { findWorkspace } from './workspace';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';

/**
 * Throws the draft away as the editor saw it; without one there is nothing to do.
 * @throws AppError DRAFT_CONFLICT when somebody has saved since.
 */
export async function discardDraft(
  db: Database,
  { brandId, by }: StaffAct,
  version: number,
): Promise<BrandState> {
  return inTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('brand_drafts')
      .where('brand_id', '=', brandId)
      .where('version', '=', version)
      .returning('version')
      .executeTakeFirst();
    const state = await findWorkspace(trx, brandId);
    if (state.draft.version !== 0 || (!gone && version !== 0)) throw fail('DRAFT_CONFLICT');
    if (gone) {
      await audit(trx, {
        ...by,
        brandId,
        action: 'draft.discard',
        subject: { type: 'DRAFT' },
        detail: { version },
      });
    }
    return state;
  });
}
