import type { Database } from '#server/platform/db/connect';
import { inLiterals, before, type Keyset } from '#server/platform/db/keyset';
import { openStatuses, withdrawalColumns, type WithdrawalRow } from './withdrawalRow';

/** Rows of the public feed. */
const FEED = 20;
/** One is allowed; the limit bounds the response in any case. */
const OPEN = 10;

/** The member's withdrawals, newest first; one row more than the page. */
export function findHistory(
  db: Database,
  brandId: string,
  memberId: string,
  keyset: Keyset,
): Promise<WithdrawalRow[]> {
  return ofMember(db, brandId, memberId)
    .where(before(keyset, 'withdrawals'))
    .limit(keyset.limit + 1)
    .execute();
}

/** The member's open withdrawals, including a failed one that waits for a retry or a refund. */
export function findOpen(db: Database, brandId: string, memberId: string): Promise<WithdrawalRow[]> {
  return ofMember(db, brandId, memberId).where(inLiterals('status', openStatuses)).limit(OPEN).execute();
}

/** One withdrawal of the member. */
export function findWithdrawal(
  db: Database,
  brandId: string,
  memberId: string,
  id: string,
): Promise<WithdrawalRow | undefined> {
  return ofMember(db, brandId, memberId).where('id', '=', id).executeTakeFirst();
}

/** The latest withdrawals of the brand that were paid out. */
export function findFeed(db: Database, brandId: string) {
  return db
    .selectFrom('withdrawals as w')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'w.brand_id').onRef('m.id', '=', 'w.member_id'),
    )
    .select(['m.username', 'w.amount', 'w.created_at'])
    .where('w.brand_id', '=', brandId)
    .where('w.status', '=', 'SUCCESS')
    .orderBy('w.created_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(FEED)
    .execute();
}

function ofMember(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('withdrawals')
    .select(withdrawalColumns)
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
}
