import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { memberAccount, pointAccount, post, type Posted, type Posting } from '#server/modules/ledger/index';

type Cause = Pick<Posting, 'brandId' | 'kind' | 'reference' | 'now'> & { readonly memberId: string };

/**
 * Adds or deducts a member's points. One query once the accounts exist; `balances[0]` is the new balance.
 * @param posting `points` is negative for a deduction.
 * @throws AppError POINT_NOT_ENOUGH.
 */
export function movePoints(
  trx: Transaction,
  { memberId, points, ...posting }: Cause & { readonly points: number },
): Promise<Posted> {
  return post(trx, {
    ...posting,
    entries: [
      { account: pointAccount(memberId), amount: points },
      { account: { kind: 'POINT' }, amount: -points },
    ],
  });
}

/**
 * Pays credit from the prize account, or charges the price of a play. One query once the accounts exist;
 * `balances[0]` is the new balance.
 * @param posting `amount` in satang, negative for a price.
 * @throws AppError CREDIT_NOT_ENOUGH, also when the credit is held by a withdrawal.
 */
export function movePrizeMoney(
  trx: Transaction,
  { memberId, amount, ...posting }: Cause & { readonly amount: number },
): Promise<Posted> {
  return post(trx, {
    ...posting,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: { kind: 'PRIZE' }, amount: -amount },
    ],
  });
}

/** @returns the points of a member. One query. */
export async function readPoints(db: Database, brandId: string, memberId: string): Promise<number> {
  const found = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('brand_id', '=', brandId)
    .where('kind', '=', 'MEMBER_POINT')
    .where('owner_id', '=', memberId)
    .executeTakeFirst();
  return found?.balance ?? 0;
}
