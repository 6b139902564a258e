import { type BankCode, banks } from '#schemas/common/banks';
import { promptPayPattern } from '#core/money/promptPay';
import type { CompanyAccount } from '@studio/core/api/companyAccountsApi';

/** The input of an account. */
export interface AccountForm {
  readonly bankName: BankCode | null;
  readonly bankId: string;
  readonly accountName: string;
  readonly promptPay: string;
  /** Baht; null without a limit. */
  readonly dailyLimit: number | null;
}

export const emptyAccount: AccountForm = {
  bankName: null,
  bankId: '',
  accountName: '',
  promptPay: '',
  dailyLimit: null,
};

export type AccountProblem = 'bankName' | 'bankId' | 'accountName' | 'promptPay' | 'dailyLimit';

/** Digits of a number that people type with dashes and spaces. */
export const digitsOf = (typed: string): string => typed.replace(/[\s-]/g, '');

/** The first problem of the input; the API validates again. */
export function accountProblem({
  bankName,
  bankId,
  accountName,
  promptPay,
  dailyLimit,
}: AccountForm): AccountProblem | null {
  if (bankName === null) return 'bankName';
  const number = digitsOf(bankId);
  const lengths: readonly number[] = banks[bankName].lengths;
  if (!/^\d+$/.test(number) || !lengths.includes(number.length)) return 'bankId';
  if (accountName.trim() === '') return 'accountName';
  if (digitsOf(promptPay) !== '' && !promptPayPattern.test(digitsOf(promptPay))) return 'promptPay';
  return dailyLimit !== null && dailyLimit <= 0 ? 'dailyLimit' : null;
}

/** The ids of the accounts with one of them a place up or down. */
export function moved(accounts: readonly CompanyAccount[], index: number, by: -1 | 1): string[] {
  const order = accounts.map(({ uuid }) => uuid);
  const [taken] = order.splice(index, 1);
  if (taken !== undefined) order.splice(index + by, 0, taken);
  return order;
}

/** `12,000` or `12,000.50`. */
export const bahtText = (baht: number): string =>
  baht.toLocaleString('en-US', {
    minimumFractionDigits: Number.isInteger(baht) ? 0 : 2,
    maximumFractionDigits: 2,
  });
