import type { Calls } from '#schemas/api/contract';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import type { DepositRow, RequestRow } from './depositRepository';

type Presented = NonNullable<Calls['GET /api/auth/deposit-request/my']['data']>;
type Bank = Presented['bank'];
type HistoryRow = Calls['GET /api/auth/deposit/{uuid}']['data']['history'][number];

/** A request for its member. */
export function presentRequest(row: RequestRow, now: Date): Presented {
  return {
    uuid: row.id,
    amount: satangToBaht(row.credited_amount ?? row.amount),
    bonus: satangToBaht(row.bonus),
    payAmount: satangToBaht(row.pay_amount),
    bank: presentBank({ ...row, id: row.company_account_id }),
    status: statusAt(row, now),
    createdAt: bangkokIso(row.created_at),
    expiredAt: bangkokIso(row.expires_at),
    reason: row.reason,
    reasonEn: row.reason_en,
    ...(row.channel === 'QR' &&
      row.qr_reference !== null && { qr: { payload: row.qr_payload, reference: row.qr_reference } }),
  };
}

/** A row of the member's history: the credited amount, or the amount to pay until there is one. */
export function presentDeposit(row: DepositRow, now: Date): HistoryRow {
  return {
    uuid: row.id,
    amount: satangToBaht(row.credited_amount ?? row.pay_amount),
    bonus: satangToBaht(row.bonus),
    channel: row.channel,
    status: statusAt(row, now),
    createdAt: bangkokIso(row.created_at),
    reason: row.reason,
    reasonEn: row.reason_en,
  };
}

export function presentBank(row: {
  readonly id: string;
  readonly bank_name: string;
  readonly bank_id: string;
  readonly account_name: string;
  readonly promptpay_id: string | null;
}): Bank {
  return {
    uuid: row.id,
    bankName: row.bank_name,
    bankId: row.bank_id,
    accountName: row.account_name,
    promptPay: row.promptpay_id,
  };
}

/** A request expires by the clock, not by the job that stores the expiry. */
function statusAt(
  { status, expires_at }: { readonly status: DepositStatus; readonly expires_at: Date },
  now: Date,
): DepositStatus {
  return status === 'PENDING' && expires_at <= now ? 'EXPIRED' : status;
}
