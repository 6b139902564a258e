import { AsyncLocalStorage } from 'node:async_hooks';

export type ProviderFetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

/** The call to a provider in which a request is made. */
export interface CallScope {
  readonly signal: AbortSignal;
  /** The last response's status, for the record of the call. */
  status?: number;
}

const scopes = new AsyncLocalStorage<CallScope>();

/** Runs the work so that every request in it ends with the signal of the scope. */
export function inCall<T>(scope: CallScope, work: () => Promise<T>): Promise<T> {
  return scopes.run(scope, work);
}

/** Time limit of a request outside of any call, in ms. */
const OUTSIDE_MS = 10_000;

/** Redirects are refused: they would send keys to another address. */
export const providerFetch: ProviderFetch = async (url, init = {}) => {
  const scope = scopes.getStore();
  const signals = [scope?.signal ?? AbortSignal.timeout(OUTSIDE_MS), ...(init.signal ? [init.signal] : [])];
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
  if (scope) scope.status = response.status;
  return response;
};
