import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { adjustmentKinds } from '#schemas/api/shapes/adjustment';
import type { Database } from '#server/platform/db/connect';
import type { Keyset } from '#server/platform/db/keyset';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type Adjustment = Calls['GET /api/auth/user/adjustment']['data'][number];
type Row = Awaited<ReturnType<typeof findOwnAdjustments>>[number];

/** What staff added to the member's credit or took, by the time at which it moved, newest first; one row more than the page. */
export function findOwnAdjustments(
  db: Database,
  brandId: string,
  memberId: string,
  { limit, after }: Keyset,
) {
  return (
    db
      .selectFrom('adjustments')
      .select(['id', 'direction', 'amount', 'reason'])
      // It has one once it has moved.
      .select(sql<Date>`completed_at`.as('created_at'))
      .where('brand_id', '=', brandId)
      .where('member_id', '=', memberId)
      .where('status', '=', 'SUCCESS')
      // A deposit is in the history of deposits.
      .where('kind', 'in', adjustmentKinds)
      .$if(after !== undefined, (query) =>
        query.where(sql<boolean>`(completed_at, id) < (${after?.createdAt}, ${after?.id})`),
      )
      .orderBy('completed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit + 1)
      .execute()
  );
}

export function presentOwnAdjustment({ id, created_at, amount, ...row }: Row): Adjustment {
  return { ...row, uuid: id, amount: satangToBaht(amount), createdAt: bangkokIso(created_at) };
}
