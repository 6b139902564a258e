import { type BaseQueryFn, fetchBaseQuery } from '@reduxjs/toolkit/query';
import type { ApiError } from '#core/contract/apiError';
import { selectBrand } from '@/brand/brandSlice';
import { loggedOut, selectToken } from './session';
import type { HttpRequest } from '#core/contract/request';
import { requestFailed, requestSucceeded } from './service';
import { sessionEnd } from './sessionPolicy';
import type { AppEnvironment } from './transport';
import { createApi } from '@reduxjs/toolkit/query/react';

/** Milliseconds after which a call is given up (API-05, CON-01). */
export const REQUEST_TIMEOUT = 60_000;

interface CallOptions {
  /** Answer `{ items, next }` instead of the bare list. */
  readonly paged?: true;
  /**
   * Who tells the member of a failure: by default a toast for a query, the
   * screen for a mutation. `screen` and `toast` say otherwise (ERR-01, ERR-07).
   */
  readonly failure?: 'screen' | 'toast';
}

/** Code and shapes that read answers come with the first of them, which no first screen waits for. */
const loadReader = () => import('./answers/readAnswer').catch(() => null);
const unread = { error: { status: 0, code: 'SERVICE_UNAVAILABLE', unanswered: true } } as const;

type State = Parameters<typeof selectToken>[0] & Parameters<typeof selectBrand>[0];

/**
 * Every call of the app passes here: headers, time limit, what its answer is read as (`answers/readAnswer.ts`) and the
 * session policy of the brand (API-01 to API-06, ERR-01 to ERR-09).
 */
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
  // The end of a session has a notice of its own; what is heard after it is nobody's business (ST-06).
  const isUntold = isCurrent && !reason && error.code !== 'SESSION_EXPIRED';
  api.dispatch(requestFailed({ error, toast: teller === 'toast' && isUntold }));
  if (reason) api.dispatch(loggedOut({ reason }));
  return { error };
};

/** The one root of all calls; each feature injects its own endpoints and tags. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  endpoints: () => ({}),
});
