import type { Database } from '#server/db/connect';
import type { Transaction } from '#server/db/transaction';
import { pointAccount } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

interface Points extends Pick<Posting, 'brandId' | 'kind' | 'reference' | 'now'> {
  readonly memberId: string;
  /** Points that the member gets; fewer than zero are taken. */
  readonly points: number;
}

/**
 * Gives a member points or takes them. One query once the accounts exist; `balances[0]` is what they have then.
 * @throws AppError POINT_NOT_ENOUGH.
 */
export function movePoints(trx: Transaction, { memberId, points, ...posting }: Points): Promise<Posted> {
  return post(trx, {
    ...posting,
    entries: [
      { account: pointAccount(memberId), amount: points },
      { account: { kind: 'POINT' }, amount: -points },
    ],
  });
}

/** Points that a member has. One query. */
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
