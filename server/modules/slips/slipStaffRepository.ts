import { sql, type Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import type { Slips } from '#server/platform/db/schema';
import { nearRows, presentNear, slipReason, type NearRow } from '#server/modules/deposits/index';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';

type StaffSlip = Calls['GET /api/staff/slip']['data'][number];
type Row = Selectable<Slips> & {
  readonly username: string;
  readonly name: string;
  readonly email: string | null;
  readonly near: readonly NearRow[];
};

export function findSlip(db: Database, brandId: string, id: string): Promise<Row> {
  return slipsOf(db, brandId).where('p.id', '=', id).executeTakeFirstOrThrow();
}

/** A slip as shown to staff: the bank's data and the member's claim. */
export function presentSlip(row: Row): StaffSlip {
  const { code, text } = slipReason(row.reason);
  const known = row.amount !== null;
  return {
    uuid: row.id,
    slipUuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    amount: row.amount === null ? null : satangToBaht(row.amount),
    claimedAmount: row.requested_amount === null ? null : satangToBaht(row.requested_amount),
    note: row.note,
    transRef: row.trans_ref,
    sendingBank: row.sending_bank,
    sender: known ? { name: row.sender_name, bank: row.sender_bank, account: row.sender_account } : null,
    receiver: known
      ? { name: row.receiver_name, bank: row.receiver_bank, account: row.receiver_account }
      : null,
    date: row.transferred_at && bangkokIso(row.transferred_at),
    status: row.status,
    code,
    reason: text,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
    near: presentNear(row.near),
  };
}

/** Slips of the brand. */
export function slipsOf(db: Database, brandId: string) {
  return db
    .selectFrom('slips as p')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'p.brand_id').onRef('m.id', '=', 'p.member_id'),
    )
    .leftJoin('staff as s', 's.id', 'p.handled_by')
    .selectAll('p')
    .select(['m.username', 'm.name', 's.email'])
    .select(
      nearRows({
        brandId: sql`p.brand_id`,
        memberId: sql`p.member_id`,
        id: sql`p.id`,
        amounts: sql`ARRAY[p.amount]`,
        since: sql`p.transferred_at`,
        until: sql`p.transferred_at`,
        when: sql<boolean>`p.status = 'PENDING_REVIEW' AND p.amount IS NOT NULL AND p.transferred_at IS NOT NULL`,
        unbackedOnly: true,
      }).as('near'),
    )
    .where('p.brand_id', '=', brandId);
}
