import type { ManualReason } from '#schemas/api/shapes/statuses';
import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { TransitionedWithdrawal } from './withdrawalRow';

type StaffWithdrawal = Calls['GET /api/staff/withdraw']['data'][number];

/** With the address of the staff member who handled it. */
type Row = TransitionedWithdrawal & { readonly email: string | null };

/** A withdrawal for staff, with the complete account number: the payout goes there. */
export function presentWithdrawal(row: Row): StaffWithdrawal {
  return {
    uuid: row.id,
    userUuid: row.member_id,
    username: row.username,
    name: row.name,
    amount: satangToBaht(row.amount),
    bankName: row.bank_name,
    bankId: row.bank_id,
    accountName: row.account_name,
    status: row.status,
    reason: row.reason,
    createdAt: bangkokIso(row.created_at),
    decidedAt: row.completed_at && bangkokIso(row.completed_at),
    decidedBy: row.completed_at && row.email,
    approvedBy: row.approver,
    manualReasons: row.manual_reasons as ManualReason[],
  };
}

/** Withdrawals of the brand. */
export function withdrawalsOf(db: Database, brandId: string) {
  return db
    .selectFrom('withdrawals as w')
    .innerJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'w.brand_id').onRef('m.id', '=', 'w.member_id'),
    )
    .leftJoin('staff as s', 's.id', 'w.handled_by')
    .leftJoin('staff as a', 'a.id', 'w.approved_by')
    .select([
      'w.id',
      'w.member_id',
      'w.amount',
      'w.bank_name',
      'w.bank_id',
      'w.account_name',
      'w.status',
      'w.reason',
      'w.reason_en',
      'w.staff_reason',
      'w.payout_at',
    ])
    .select(['w.created_at', 'w.completed_at', 'w.manual_reasons', 'm.username', 'm.name', 's.email'])
    .select('a.email as approver')
    .where('w.brand_id', '=', brandId);
}
