import { sql, type InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { nearRows, presentNear } from '#server/modules/deposits/index';

type StaffAdjustment = Calls['GET /api/staff/adjustment']['data'][number];
type Row = InferResult<ReturnType<typeof adjustmentsOf>>[number];

export function findAdjustment(db: Database, brandId: string, id: string): Promise<Row> {
  return adjustmentsOf(db, brandId).where('a.id', '=', id).executeTakeFirstOrThrow();
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
    depositUuid: row.deposit_request_id,
    bankTransferUuid: row.bank_transfer_id,
    near: presentNear(row.near),
  };
}

/** Adjustments of the brand. */
export function adjustmentsOf(db: Database, brandId: string) {
  return db
    .selectFrom('adjustments as a')
    .leftJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'a.brand_id').onRef('m.id', '=', 'a.member_id'),
    )
    .innerJoin('staff as p', 'p.id', 'a.proposed_by')
    .leftJoin('staff as d', 'd.id', 'a.handled_by')
    .leftJoin('deposit_requests as r', (on) =>
      on.onRef('r.brand_id', '=', 'a.brand_id').onRef('r.id', '=', 'a.deposit_request_id'),
    )
    .leftJoin('bank_transfers as l', (on) =>
      on.onRef('l.brand_id', '=', 'a.brand_id').onRef('l.id', '=', 'a.bank_transfer_id'),
    )
    .select(['a.id', 'a.member_id', 'a.direction', 'a.amount', 'a.kind', 'a.reason', 'a.status', 'a.refusal'])
    .select(['a.created_at', 'a.completed_at', 'm.username', 'm.name'])
    .select(['a.deposit_request_id', 'a.bank_transfer_id', 'p.email as proposer', 'd.email as decider'])
    .select(
      nearRows({
        brandId: sql`a.brand_id`,
        memberId: sql`a.member_id`,
        id: sql`coalesce(a.deposit_request_id, a.id)`,
        amounts: sql`ARRAY[a.amount, coalesce(r.amount, a.amount)]`,
        since: sql`coalesce(l.transferred_at, r.created_at, a.created_at)`,
        until: sql`coalesce(l.transferred_at, 'infinity'::timestamptz)`,
        account: sql`CASE WHEN l.id IS NULL THEN r.company_account_id END`,
        when: sql<boolean>`a.status = 'PENDING' AND a.kind NOT IN ('PROMOTION', 'REFUND')
          AND a.direction = 'ADD'`,
      }).as('near'),
    )
    .where('a.brand_id', '=', brandId);
}
