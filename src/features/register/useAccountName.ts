import { skipToken } from '@reduxjs/toolkit/query';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import type { ApiError } from '#core/contract/apiError';
import { type BankAccount, registerApi, useGetAccountNameQuery } from './registerApi';
import { accountKey } from './useChecks';

/** What is known of the owner of the account that stands in the form. */
export type NameLookup =
  | { readonly state: 'unasked' | 'looking' }
  | { readonly state: 'found'; readonly name: string }
  | { readonly state: 'failed'; readonly error: ApiError };

/**
 * Looks up whose account it is (API-158). The answer about one account is never shown for another.
 * @param account what stands in the form; null while it is no plausible account. One that is there from the
 *   beginning, since somebody came back to the step, is looked up at once.
 */
export function useAccountName(account: BankAccount | null) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const [asked, setAsked] = useState(account);
  const isCurrent = asked !== null && account !== null && accountKey(asked) === accountKey(account);
  const query = useGetAccountNameQuery(isCurrent ? asked : skipToken);

  /** Asks, unless the answer is known; null when there is no name to be had. */
  const look = async (about: BankAccount): Promise<string | null> => {
    setAsked(about);
    const { getAccountName } = registerApi.endpoints;
    const { data } = await dispatch(getAccountName.initiate(about, { subscribe: false }));
    return data?.name ?? null;
  };
  return { lookup: isCurrent ? readLookup(query) : unasked, look };
}

const unasked: NameLookup = { state: 'unasked' };

interface Answer {
  readonly currentData?: { readonly name: string } | null | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
}

function readLookup({ currentData, error, isFetching }: Answer): NameLookup {
  if (isFetching) return { state: 'looking' };
  if (currentData?.name) return { state: 'found', name: currentData.name };
  return {
    state: 'failed',
    error: (error as ApiError | undefined) ?? { status: 404, code: 'BANK_NAME_NOT_FOUND' },
  };
}
