import { skipToken } from '@reduxjs/toolkit/query';
import type { ApiError } from '#core/contract/apiError';
import { useGetInviterQuery } from './registerApi';

/** Whose invitation a registration follows. */
export type Inviter =
  | { readonly state: 'none' | 'looking' | 'unknown' }
  | { readonly state: 'found'; readonly name: string }
  | { readonly state: 'missing'; readonly error: ApiError };

/**
 * Looks up an inviter's code (PUB-05, VAL-05). Only a code that the server denies is dropped (PUB-06): while
 * nobody answers, the inviter keeps the benefit of the doubt.
 */
export function useInviter(afCode: string | undefined): { inviter: Inviter; afCode: string | undefined } {
  const { data, error, isFetching } = useGetInviterQuery(afCode ?? skipToken);
  const inviter = readInviter(afCode, data ?? null, error as ApiError | undefined, isFetching);
  return { inviter, afCode: inviter.state === 'missing' ? undefined : afCode };
}

function readInviter(
  afCode: string | undefined,
  data: { readonly name: string } | null,
  error: ApiError | undefined,
  isFetching: boolean,
): Inviter {
  if (afCode === undefined) return { state: 'none' };
  if (data) return { state: 'found', name: data.name };
  if (isFetching) return { state: 'looking' };
  if (error && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429) {
    return { state: 'missing', error };
  }
  return { state: 'unknown' };
}
