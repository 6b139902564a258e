import type { Calls } from '#schemas/api/contract';
import type { DepositStatus } from '#schemas/api/shapes/statuses';
import { bangkokIso } from '#core/time/bangkok';
import { promptPayPayload } from '#core/money/promptPay';
import { MINUTE_MS } from '#core/time/durations';

export type DepositRequest = NonNullable<Calls['GET /api/auth/deposit-request/my']['data']>;
export type DepositRow = Calls['GET /api/auth/deposit/{uuid}']['data']['history'][number];
export type CompanyBank = DepositRequest['bank'];

/** Accounts that members pay into. */
export const companyBanks: readonly CompanyBank[] = [
  {
    uuid: '01936f2e-7c1a-7000-8000-0000000000c1',
    bankName: 'SCB',
    bankId: '1112223334',
    accountName: 'บจก. ศาลา เพย์เมนต์',
    promptPay: '0105560000000',
  },
  {
    uuid: '01936f2e-7c1a-7000-8000-0000000000c2',
    bankName: 'KBANK',
    bankId: '2223334445',
    accountName: 'บจก. ศาลา เพย์เมนต์',
    promptPay: null,
  },
];

interface Wish {
  readonly uuid: string;
  /** Baht. */
  readonly amount: number;
  readonly status?: DepositStatus;
  readonly reason?: string | null;
  /** Whether it is paid by QR code. */
  readonly isQr?: boolean;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** Time limit of the transfer. */
  readonly minutes: number;
}

/** A request with 37 satang added, which identify its transfer. */
export function buildDepositRequest(wish: Wish): DepositRequest {
  const [bank] = companyBanks;
  if (!bank) throw new Error('There is no account to pay into.');
  const satang = Math.round(wish.amount * 100) + 37;
  const qr = { payload: promptPayPayload(bank.promptPay ?? '', satang), reference: '7F3K9QX2M4T8W1ZB' };
  return {
    uuid: wish.uuid,
    amount: wish.status === 'SUCCESS' ? satang / 100 : wish.amount,
    payAmount: satang / 100,
    bank,
    status: wish.status ?? 'PENDING',
    createdAt: bangkokIso(wish.at),
    expiredAt: bangkokIso(wish.at + wish.minutes * MINUTE_MS),
    reason: wish.reason ?? null,
    ...(wish.isQr && { qr }),
  };
}

/** Maps the request to a row of the history, with the amount to pay. */
export function rowOfRequest({ uuid, payAmount, status, createdAt, reason, qr }: DepositRequest): DepositRow {
  return { uuid, amount: payAmount, bonus: 0, channel: qr ? 'QR' : 'BANK', status, createdAt, reason };
}
