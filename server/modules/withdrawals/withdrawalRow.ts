import type { Selectable } from 'kysely';
import type { WithdrawStatus } from '#schemas/api/shapes/statuses';
import type { Origin } from '#server/platform/audit/audit';
import type { Members, Withdrawals } from '#server/platform/db/schema';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { maskAccount } from '#core/identity/mask';
import { bangkokIso } from '#core/time/bangkok';

/** The member waits for these or may retry them: one at a time. */
export const openStatuses = ['PENDING', 'PROCESSING', 'FAILED'] as const satisfies readonly WithdrawStatus[];

/** The amount is neither paid out nor refunded. */
export const heldStatuses = [...openStatuses, 'REJECTED'] as const satisfies readonly WithdrawStatus[];

/** These do not count towards the limits of a day: the money stayed, or will be refunded. */
export const refusedStatuses = ['REJECTED', 'REFUNDED'] as const satisfies readonly WithdrawStatus[];

/** The actor who requests or decides a withdrawal, when, and from which address. */
export interface WithdrawalOrigin extends Origin {
  /** Permanent name of the request, for the ledger. */
  readonly clientRef?: string | undefined;
}

export const withdrawalColumns = [
  'id',
  'member_id',
  'amount',
  'bank_name',
  'bank_id',
  'account_name',
  'status',
  'reason',
  'reason_en',
  'staff_reason',
  'created_at',
  'payout_at',
] as const satisfies readonly (keyof Withdrawals)[];

export type WithdrawalRow = Pick<Selectable<Withdrawals>, (typeof withdrawalColumns)[number]>;

/** A withdrawal after a transition, with its owner. */
export type TransitionedWithdrawal = WithdrawalRow &
  Pick<Selectable<Withdrawals>, 'completed_at' | 'manual_reasons'> &
  Pick<Selectable<Members>, 'username' | 'name'> & {
    /** E-mail address of the person who approved it first, or alone. */
    readonly approver: string | null;
  };

type Withdrawal = Calls['POST /api/auth/withdraw/{uuid}']['data'];

/** A withdrawal for its owner, the account number masked. */
export function presentWithdrawal(row: WithdrawalRow): Withdrawal {
  return {
    uuid: row.id,
    amount: satangToBaht(row.amount),
    bankName: row.bank_name,
    bankId: maskAccount(row.bank_id),
    status: row.status,
    reason: row.reason,
    reasonEn: row.reason_en,
    createdAt: bangkokIso(row.created_at),
    stoppedAt: hasStopped(row) ? (row.payout_at ? 'TRANSFER' : 'CHECK') : null,
  };
}

const hasStopped = ({ status }: WithdrawalRow) =>
  status === 'FAILED' || status === 'REJECTED' || status === 'REFUNDED';
