import { type BaseQueryFn, fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ApiError } from '#core/contract/apiError';
import { selectBrand } from '@/brand/brandSlice';
import { loggedOut, selectToken } from './session';
import type { HttpRequest } from '#core/contract/request';
import { requestFailed, requestSucceeded } from './service';
import { sessionEnd } from './sessionPolicy';
import type { AppEnvironment } from './transport';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Timeout of a call in milliseconds. */
export const REQUEST_TIMEOUT = 60_000;

interface CallOptions {
  /** Returns `{ items, next }` instead of a list. */
  readonly paged?: true;
  /**
   * Where a failure is shown: by default a toast for a query and the screen for a mutation; `screen` and `toast`
   * override it.
   */
  readonly failure?: 'screen' | 'toast';
}

/** The code and shapes that parse responses load with the first response, because no first screen needs them. */
const loadReader = () => import('./answers/readAnswer').catch(() => null);
const unread = { error: { status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true } } as const;

type State = Parameters<typeof selectToken>[0] & Parameters<typeof selectBrand>[0];

/** Base query of every call: headers, timeout, parsing (`answers/readAnswer.ts`) and the brand's session policy. */
const baseQuery: BaseQueryFn<HttpRequest, unknown, ApiError, CallOptions | undefined> = async (
  { call, ...args },
  api,
  options = {},
) => {
  const environment = api.extra as AppEnvironment;
  const token = selectToken(api.getState() as State);
  const { api: home, session } = selectBrand(api.getState() as State);

  const send = fetchBaseQuery({
    baseUrl: home.baseUrl || environment.origin,
    timeout: REQUEST_TIMEOUT,
    fetchFn: (input, init) => environment.transport(input, init),
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', `Bearer ${token}`);
      headers.set('platform', environment.client.platform);
      headers.set('channel', 'web');
      headers.set('web-version', environment.client.version);
      headers.set('web-hostname', environment.client.hostname);
    },
  });

  const [answer, reader] = await Promise.all([send(args, api, {}), loadReader()]);
  const result = reader ? reader.readAnswer(call, answer, options.paged) : unread;
  if ('data' in result) {
    api.dispatch(requestSucceeded());
    return result;
  }

  const { error } = result;
  const isCurrent = selectToken(api.getState() as State) === token;
  const reason = sessionEnd({ error, hadToken: token !== null && isCurrent, strict: session.strictErrors });
  const teller = options.failure ?? (api.type === 'query' ? 'toast' : 'screen');
  // The end of a session has its own notice, so later failures are not reported.
  const isUnreported = isCurrent && !reason && error.code !== 'SESSION_EXPIRED';
  api.dispatch(requestFailed({ error, toast: teller === 'toast' && isUnreported }));
  if (reason) api.dispatch(loggedOut({ reason }));
  return { error };
};

/** The root API; each feature injects its own endpoints and tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  // What failed without a network, or changed meanwhile, is fetched when the network returns.
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
