import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/byStaff';
import { findShare } from './shareRepository';

/**
 * Ends a link at once; one that was revoked before stays as it is.
 * @throws AppError NOT_FOUND for a link that the brand has not.
 */
export async function revokeShare(db: Database, { brandId, by }: StaffAct, id: string) {
  return inTransaction(db, async (trx) => {
    const revoked = await trx
      .updateTable('brand_shares')
      .set({ revoked_at: by.now })
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (revoked) await audit(trx, { ...by, brandId, action: 'share.revoke', subject: { type: 'SHARE', id } });
    const share = await findShare(trx, brandId, id);
    if (!share) throw fail('NOT_FOUND');
    return share;
  });
}
