import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import { type BankAccount, registerApi } from './registerApi';
import type { Verdict } from './useAvailability';

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
type Answer = Promise<{
  readonly data?: { readonly available: boolean } | undefined;
  readonly error?: unknown;
}>;

const { checkPhone, checkUsername, checkBankAccount } = registerApi.endpoints;
const quietly = { subscribe: false } as const;

/** The three availability checks of registration. */
export function useChecks() {
  const dispatch = useDispatch<Dispatch>();
  return {
    phone: useCallback(
      (value: string) => verdictOf(dispatch(checkPhone.initiate(value, quietly))),
      [dispatch],
    ),
    username: useCallback(
      (value: string) => verdictOf(dispatch(checkUsername.initiate(value, quietly))),
      [dispatch],
    ),
    bankAccount: useCallback(
      (key: string) => verdictOf(dispatch(checkBankAccount.initiate(readAccountKey(key), quietly))),
      [dispatch],
    ),
  };
}

/** Cache key of a bank account; the number alone is ambiguous between banks. */
export const accountKey = ({ bankName, bankId }: BankAccount): string => `${bankName}:${bankId}`;

function readAccountKey(key: string): BankAccount {
  const [bankName, bankId] = key.split(':');
  return { bankName, bankId } as BankAccount;
}

/** Back ends report "taken" by `available: false` or by a conflict. */
async function verdictOf(asked: Answer): Promise<Verdict> {
  const { data, error } = await asked;
  if ((error as ApiError | undefined)?.status === 409) return 'taken';
  if (data) return data.available ? 'free' : 'taken';
  return 'unknown';
}
