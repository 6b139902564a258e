import type { Page } from '@playwright/test';
import type { Calls } from '#schemas/api/contract';
import { MINUTE_MS } from '#core/time/durations';
import { answer } from './answers';
import type { NewMember } from './member';

export type DepositRequest = NonNullable<Calls['GET /api/auth/deposit-request/my']['data']>;
export type DepositRow = Calls['GET /api/auth/deposit/{uuid}']['data']['history'][number];
export type Slip = Calls['GET /api/auth/slip/my/request']['data'][number];
export type SlipResult = Calls['POST /api/auth/slip/verify']['data'];
export type Withdrawal = Calls['GET /api/auth/withdraw/withdraw-request/{uuid}']['data'][number];

const at = () => new Date().toISOString();
const bank = { uuid: 'bank-1', bankName: 'SCB', bankId: '1234567890', accountName: 'บจก. ทดสอบ' };

/** Formats baht as the screens do. */
export const inBaht = (amount: number): string =>
  amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export function depositRequest(change: Partial<DepositRequest> = {}): DepositRequest {
  const expiredAt = new Date(Date.now() + 15 * MINUTE_MS).toISOString();
  const amounts = { amount: 500, payAmount: 500.37 };
  return {
    uuid: 'request-1',
    ...amounts,
    bank,
    status: 'PENDING',
    createdAt: at(),
    expiredAt,
    reason: null,
    ...change,
  };
}

export function depositRow(change: Partial<DepositRow> = {}): DepositRow {
  return {
    uuid: 'deposit-1',
    amount: 500,
    bonus: 0,
    channel: 'BANK',
    status: 'SUCCESS',
    createdAt: at(),
    ...change,
  };
}

export function slip(change: Partial<Slip> = {}): Slip {
  return {
    uuid: 'slip-1',
    slipUuid: 'slip-1',
    amount: 250,
    status: 'VERIFIED',
    reason: null,
    createdAt: at(),
    ...change,
  };
}

export function slipResult(change: Partial<SlipResult> = {}): SlipResult {
  return {
    slipUuid: 'slip-1',
    transRef: '2026111400REF',
    amount: 250,
    sender: { name: 'นาย ส***', bank: 'KBANK', account: 'xxx-x-x7890-x' },
    receiver: { name: 'บจก. ทดสอบ', bank: 'SCB', account: 'xxx-x-x6789-x' },
    date: '2026-11-14T09:05:00+07:00',
    status: 'VERIFIED',
    duplicate: false,
    ...change,
  };
}

export function withdrawal(change: Partial<Withdrawal> = {}): Withdrawal {
  const to = { bankName: 'KBANK', bankId: 'xxx-x-x7890-x' };
  return {
    uuid: 'withdrawal-1',
    amount: 1000,
    ...to,
    status: 'PENDING',
    reason: null,
    createdAt: at(),
    ...change,
  };
}

/** Shows the member at this level, with this balance and these deposits in baht. */
export async function showMember(
  page: Page,
  member: NewMember,
  seen: {
    readonly level?: number;
    readonly point?: number;
    readonly total?: number;
    readonly month?: number;
  },
): Promise<void> {
  const { level = 1, point = 0, total = 0, month = 0 } = seen;
  const user = { ...member.user, level, user_credit: { point, level } };
  await answer(page, 'GET /api/auth/user/detail/{uuid}', { data: user });
  await answer(page, 'GET /api/auth/user/level/{uuid}', {
    data: { level, depositTotal: total, depositMonth: month },
  });
  await answer(page, 'POST /api/auth/user/getCredit/{username}', {
    data: { username: member.username, balanceType: 'M', point, updatedAt: at() },
  });
}

/** Sets the open and the latest withdrawals that the API lists. */
export async function showWithdrawals(
  page: Page,
  open: readonly Withdrawal[],
  latest: readonly Withdrawal[] = open,
) {
  await answer(page, 'GET /api/auth/withdraw/withdraw-request/{uuid}', { data: [...open] });
  await answer(page, 'GET /api/auth/withdraw/withdraw-history/{uuid}', {
    data: [...latest],
    meta: { limit: 20, next: null },
  });
}

/** Sets the receiving accounts and the deposits that the API lists. */
export async function showDeposits(page: Page, history: readonly DepositRow[]) {
  await answer(page, 'GET /api/auth/deposit/{uuid}', {
    data: { bank: [bank], history: [...history] },
    meta: { limit: 20, next: null },
  });
}

/** Presses ถอนเงิน and confirms the dialog that shows amount and account. */
export async function sendWithdrawal(
  page: Page,
  press: { clickCount?: number; delay?: number } = {},
): Promise<void> {
  await page.getByRole('button', { name: 'ถอนเงิน', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยืนยันถอนเงิน' }).click(press);
}
