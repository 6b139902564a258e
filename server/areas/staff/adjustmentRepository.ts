import type { Calls } from '#schemas/api/contract';
import type { AdjustmentStatus } from '#schemas/api/shapes/statuses';
import { bangkokIso } from '#server/clock';
import type { Database } from '#server/db/connect';
import type { Keyset } from '#server/db/keyset';
import { satangToBaht } from '#server/ledger/money';
import { deskPage } from './deskPage';

type StaffAdjustment = Calls['GET /api/staff/adjustment']['data'][number];
type Row = Awaited<ReturnType<typeof findAdjustments>>[number];

/** Adjustments of the brand, newest first; one row more than the page. */
export function findAdjustments(
  db: Database,
  brandId: string,
  status: AdjustmentStatus | undefined,
  keyset: Keyset,
) {
  return deskPage(ofBrand(db, brandId), { table: 'a', status, keyset });
}

export function findAdjustment(db: Database, brandId: string, id: string): Promise<Row> {
  return ofBrand(db, brandId).where('a.id', '=', id).executeTakeFirstOrThrow();
}

export function presentAdjustment(row: Row): StaffAdjustment {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    direction: row.direction,
    amount: satangToBaht(row.amount),
    kind: row.kind,
    reason: row.reason,
    status: row.status,
    proposedBy: row.proposer,
    refusal: row.refusal,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.decider,
  };
}

function ofBrand(db: Database, brandId: string) {
  return db
    .selectFrom('adjustments as a')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'a.brand_id').onRef('m.id', '=', 'a.member_id'),
    )
    .innerJoin('staff as p', 'p.id', 'a.proposed_by')
    .leftJoin('staff as d', 'd.id', 'a.handled_by')
    .select(['a.id', 'a.member_id', 'a.direction', 'a.amount', 'a.kind', 'a.reason', 'a.status', 'a.refusal'])
    .select(['a.created_at', 'a.completed_at', 'm.username', 'm.name'])
    .select(['p.email as proposer', 'd.email as decider'])
    .where('a.brand_id', '=', brandId);
}
