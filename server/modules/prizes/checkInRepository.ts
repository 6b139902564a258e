import type { Selectable } from 'kysely';
import { bangkokDay, bangkokMonth } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { CheckIns } from '#server/platform/db/schema';

export type CheckInRow = Pick<Selectable<CheckIns>, 'id' | 'day' | 'type' | 'value' | 'value_tomorrow'>;

/** The member's check-ins of this Bangkok month, oldest first (ST-13, ST-14). */
export function findMonth(db: Database, brandId: string, memberId: string, now: Date): Promise<CheckInRow[]> {
  return db
    .selectFrom('check_ins')
    .select(['id', 'day', 'type', 'value', 'value_tomorrow'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', '>=', bangkokMonth(now))
    .where('day', '<=', bangkokDay(now))
    .orderBy('day')
    .limit(31)
    .execute();
}
