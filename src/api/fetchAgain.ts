import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';

interface State {
  readonly [baseApi.reducerPath]: ReturnType<typeof baseApi.reducer>;
}
type Initiate = (
  args: unknown,
  options: object,
) => ThunkAction<Promise<unknown>, State, unknown, UnknownAction>;

/**
 * Refetches every cached response, or those whose last request failed; resolves when all requests have settled, even
 * with errors.
 */
export const fetchAgain =
  (which: 'all' | 'failed' = 'all'): ThunkAction<Promise<unknown>, State, unknown, UnknownAction> =>
  (dispatch, getState) => {
    const endpoints = baseApi.endpoints as Readonly<
      Record<string, { readonly initiate: Initiate } | undefined>
    >;
    const cached = Object.values(getState()[baseApi.reducerPath].queries);
    return Promise.all(
      cached.flatMap((entry) => {
        const endpoint = endpoints[entry?.endpointName ?? ''];
        return endpoint && (which === 'all' || entry?.error !== undefined)
          ? [dispatch(endpoint.initiate(entry?.originalArgs, { forceRefetch: true, subscribe: false }))]
          : [];
      }),
    );
  };
