import { sql } from 'kysely';
import type { WithdrawnToday } from '#core/brand/levelLimits';
import { bangkokDayStart } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { refusedStatuses } from './withdrawalRow';

/**
 * What counts towards the member's limits on the Bangkok day of `now`: every withdrawal requested on that day that was
 * neither rejected nor refunded. One query.
 */
export async function usedToday(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<WithdrawnToday> {
  const used = await db
    .selectFrom('withdrawals')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(amount), 0)::bigint`.as('satang'),
      fn.countAll<number>().as('count'),
    ])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('created_at', '>=', bangkokDayStart(now))
    .where('status', 'not in', refusedStatuses)
    .executeTakeFirstOrThrow();
  return { satang: used.satang, count: used.count };
}
