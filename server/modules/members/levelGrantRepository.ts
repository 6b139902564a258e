import type { InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';

type StaffLevelGrant = Calls['GET /api/staff/level-grant']['data'][number];
type Row = InferResult<ReturnType<typeof levelGrantsOf>>[number];

export function findLevelGrant(db: Database, brandId: string, id: string): Promise<Row> {
  return levelGrantsOf(db, brandId).where('g.id', '=', id).executeTakeFirstOrThrow();
}

export function presentLevelGrant(row: Row): StaffLevelGrant {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    direction: row.direction,
    level: row.level,
    levelBefore: row.level_before,
    levelAfter: row.level_after,
    reason: row.reason,
    status: row.status,
    proposedBy: row.proposer,
    refusal: row.refusal,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.decider,
  };
}

/** Grants of the brand. */
export function levelGrantsOf(db: Database, brandId: string) {
  return db
    .selectFrom('level_grants as g')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'g.brand_id').onRef('m.id', '=', 'g.member_id'),
    )
    .innerJoin('staff as p', 'p.id', 'g.proposed_by')
    .leftJoin('staff as d', 'd.id', 'g.handled_by')
    .select(['g.id', 'g.member_id', 'g.direction', 'g.level', 'g.level_before', 'g.level_after', 'g.reason'])
    .select(['g.status', 'g.refusal', 'g.created_at', 'g.completed_at', 'm.username', 'm.name'])
    .select(['p.email as proposer', 'd.email as decider'])
    .where('g.brand_id', '=', brandId);
}
