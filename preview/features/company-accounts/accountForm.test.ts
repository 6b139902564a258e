import { describe, expect, it } from 'vitest';
import type { CompanyAccount } from '@studio/core/api/companyAccountsApi';
import { accountProblem, bahtText, emptyAccount, moved, type AccountForm } from './accountForm';

const good: AccountForm = {
  ...emptyAccount,
  bankName: 'KBANK',
  bankId: '012-3-45678-9',
  accountName: 'บจก. ทดสอบ',
};

describe('accountProblem', () => {
  it.each<[string, Partial<AccountForm>, ReturnType<typeof accountProblem>]>([
    ['nothing', {}, null],
    ['no bank', { bankName: null }, 'bankName'],
    ['a number of another bank', { bankId: '012345678901' }, 'bankId'],
    ['letters', { bankId: '01234567x9' }, 'bankId'],
    ['no name', { accountName: ' ' }, 'accountName'],
    ['a PromptPay id with dashes', { promptPay: '081-234-5678' }, null],
    ['a short PromptPay id', { promptPay: '0812' }, 'promptPay'],
    ['a limit of nothing', { dailyLimit: 0 }, 'dailyLimit'],
  ])('M26 finds %s', (_, change, problem) => {
    expect(accountProblem({ ...good, ...change })).toBe(problem);
  });
});

it('M27 moves an account by a place', () => {
  const accounts = ['a', 'b', 'c'].map((uuid) => ({ uuid }) as CompanyAccount);
  expect(moved(accounts, 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(accounts, 0, 1)).toEqual(['b', 'a', 'c']);
});

it('M27 writes amounts with satang only where there are some', () => {
  expect([12_000, 12_000.5].map(bahtText)).toEqual(['12,000', '12,000.50']);
});
