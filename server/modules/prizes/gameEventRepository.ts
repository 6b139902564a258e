import { bangkokDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';

/** Row limit of the unpaged list. */
const MAX_ROWS = 100;

/** The member's prizes that staff deliver, newest first. */
export function findGameRewards(db: Database, brandId: string, memberId: string) {
  return db
    .selectFrom('game_reward_requests')
    .select(['id', 'label', 'status', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
}

/** Whether the member has checked in today. */
export async function hasCheckedIn(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<boolean> {
  const found = await db
    .selectFrom('check_ins')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', '=', bangkokDay(now))
    .executeTakeFirst();
  return found !== undefined;
}
