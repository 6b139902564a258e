import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { rowsBefore, type NumberedPage } from '#server/platform/http/paginate';
import type { RedemptionRow } from './presentReward';

/** The member's shipping address; each member has at most one. */
export function findAddress(trx: Transaction, brandId: string, memberId: string) {
  return trx
    .selectFrom('member_addresses')
    .select(['id', 'receiver', 'phone', 'line', 'subdistrict', 'district', 'province', 'postcode'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** The member's redemptions, newest first; one row more than the page. */
export function findRedemptions(
  db: Database,
  brandId: string,
  memberId: string,
  page: NumberedPage,
): Promise<RedemptionRow[]> {
  return db
    .selectFrom('reward_requests')
    .select(['id', 'name', 'point', 'status', 'created_at', 'tracking_no', 'reason', 'reason_en'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where(
      'seq',
      '<=',
      sql<number>`(SELECT max(seq) - ${rowsBefore(page)}::bigint FROM reward_requests
        WHERE brand_id = ${brandId} AND member_id = ${memberId})`,
    )
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
}
