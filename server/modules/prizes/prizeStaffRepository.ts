import type { Calls } from '#schemas/api/contract';
import type { GameRewardStatus } from '#schemas/api/shapes/statuses';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { Keyset } from '#server/platform/db/keyset';
import { paginate } from '#server/platform/http/paginate';

type StaffPrize = Calls['GET /api/staff/prize']['data'][number];
type Row = Awaited<ReturnType<typeof findPrizes>>[number];

/** The brand's prizes that staff deliver, newest first; one row more than the page. */
export function findPrizes(
  db: Database,
  brandId: string,
  status: GameRewardStatus | undefined,
  keyset: Keyset,
) {
  return paginate(ofBrand(db, brandId), { table: 'r', status, keyset });
}

export function findPrize(db: Database, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** A prize as shown to staff. */
export function presentStaffPrize(row: Row): StaffPrize {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    label: row.label,
    game: row.game,
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
  };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('game_reward_requests as r')
    .innerJoin('prize_plays as p', (on) =>
      on.onRef('p.brand_id', '=', 'r.brand_id').onRef('p.id', '=', 'r.play_id'),
    )
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .leftJoin('staff as s', 's.id', 'r.handled_by')
    .select(['r.id', 'r.member_id', 'r.label', 'r.status', 'r.reason', 'r.created_at', 'r.completed_at'])
    .select(['p.game', 'm.username', 'm.name', 's.email'])
    .where('r.brand_id', '=', brandId);
}
