import { sql } from 'kysely';
import type { DrawnGame } from '#schemas/api/fair';
import type { Database } from '#server/platform/db/connect';
import { rowsBefore } from '#server/platform/http/numbered';
import type { NumberedPage } from '#server/platform/http/numbered';

/** The member's plays of one game, newest first; one row more than the page. One query. */
export function findPlays(
  db: Database,
  whose: { readonly brandId: string; readonly memberId: string; readonly game: DrawnGame },
  page: NumberedPage,
) {
  const { brandId, memberId, game } = whose;
  return db
    .selectFrom('prize_plays')
    .select(['id', 'label', 'type', 'value', 'created_at'])
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('game', '=', game)
    .where(
      'seq',
      '<=',
      sql<number>`(SELECT plays - ${rowsBefore(page)}::bigint FROM prize_rights
        WHERE brand_id = ${brandId} AND member_id = ${memberId} AND game = ${game})`,
    )
    .orderBy('seq', 'desc')
    .limit(page.limit + 1)
    .execute();
}
