import type { InferResult } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type StaffRedemption = Calls['GET /api/staff/reward']['data'][number];
type Row = InferResult<ReturnType<typeof redemptionsOf>>[number];

export function findRedemption(db: Database, brandId: string, id: string): Promise<Row> {
  return redemptionsOf(db, brandId).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** A redemption as shown to staff, with the address for shipping. */
export function presentStaffRedemption(row: Row): StaffRedemption {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.member_name,
    rewardName: row.name,
    point: row.point,
    credit: satangToBaht(row.credit),
    physical: row.address !== null,
    address: row.address === null ? null : addressLine(row.address as Readonly<Record<string, string>>),
    trackingNo: row.tracking_no,
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
  };
}

/** The address as a single line for a parcel label. */
function addressLine(of: Readonly<Record<string, string>>): string {
  const parts = [
    of['receiver'],
    of['phone'],
    of['line'],
    of['subdistrict'],
    of['district'],
    of['province'],
    of['postcode'],
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

/** Redemptions of the brand. */
export function redemptionsOf(db: Database, brandId: string) {
  return db
    .selectFrom('reward_requests as r')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'r.brand_id').onRef('m.id', '=', 'r.member_id'),
    )
    .leftJoin('staff as s', 's.id', 'r.handled_by')
    .select(['r.id', 'r.member_id', 'r.name', 'r.point', 'r.credit', 'r.address', 'r.tracking_no'])
    .select(['r.status', 'r.reason', 'r.created_at', 'r.completed_at'])
    .select(['m.username', 'm.name as member_name', 's.email'])
    .where('r.brand_id', '=', brandId);
}
