import type { InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import { turnoverColumns, turnoverFigures } from './presentTurnover';

type Query = NonNullable<Calls['GET /api/staff/turnover']['query']>;
type StaffTurnover = Calls['GET /api/staff/turnover']['data'][number];
type Row = InferResult<ReturnType<typeof ofBrand>>[number];

/** Requirements of the brand, or of one of its members. */
export function turnoversOf(db: Database, brandId: string, { username }: Pick<Query, 'username'>) {
  // A subquery uses the index on one member's requirements; a join would scan the whole table.
  const memberId = db
    .selectFrom('members')
    .select('id')
    .where('brand_id', '=', brandId)
    .where('username', '=', (username ?? '').trim().toLowerCase());
  return ofBrand(db, brandId).$if(username !== undefined, (query) =>
    query.where('t.member_id', '=', memberId),
  );
}

export function findTurnover(db: Database, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('t.id', '=', id).executeTakeFirstOrThrow();
}

export function presentStaffTurnover(row: Row): StaffTurnover {
  const isProposed = row.status === 'OPEN' && row.proposer !== null;
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    reason: row.status === 'WAIVED' ? row.waiver_reason : null,
    ...turnoverFigures(row),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.decider,
    waiver: isProposed ? { proposedBy: row.proposer ?? '', reason: row.waiver_reason ?? '' } : null,
  };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('turnover_requirements as t')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 't.brand_id').onRef('m.id', '=', 't.member_id'),
    )
    .leftJoin('staff as p', 'p.id', 't.waiver_by')
    .leftJoin('staff as d', 'd.id', 't.waived_by')
    .select(turnoverColumns)
    .select(['t.member_id', 't.waiver_reason', 'm.username', 'm.name'])
    .select(['p.email as proposer', 'd.email as decider'])
    .where('t.brand_id', '=', brandId);
}
