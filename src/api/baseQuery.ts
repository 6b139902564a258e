import { type BaseQueryFn, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query';
import { type ApiError, readEnvelope, toApiError } from './apiError';
import { selectBrand } from '@/brand/brandSlice';
import { loggedOut } from './loggedOut';
import { requestFailed, requestSucceeded } from './service';
import { selectToken } from './session';
import { sessionEnd } from './sessionPolicy';
import type { AppEnvironment } from './transport';

/** Milliseconds after which a call is given up (API-05, CON-01). */
export const REQUEST_TIMEOUT = 60_000;

export interface CallOptions {
  /** Answer `{ items, next }` instead of the bare list. */
  readonly paged?: true;
  /**
   * Who tells the member of a failure: by default a toast for a query, the
   * screen for a mutation. `screen` and `toast` say otherwise (ERR-01, ERR-07).
   */
  readonly failure?: 'screen' | 'toast';
}

interface OkEnvelope {
  readonly status?: number;
  readonly data?: unknown;
  readonly meta?: { readonly next?: string | null };
}

type State = Parameters<typeof selectToken>[0] & Parameters<typeof selectBrand>[0];

/**
 * Every call of the app passes here: headers, time limit, envelopes, the error
 * catalogue and the session policy of the brand (API-01 to API-06, ERR-01 to ERR-09).
 */
export const baseQuery: BaseQueryFn<FetchArgs, unknown, ApiError, CallOptions | undefined> = async (
  args,
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

  const answer = await send(args, api, {});
  const body = answer.data as OkEnvelope | undefined;
  const failedInside = !answer.error && typeof body?.status === 'number' && body.status >= 400;

  if (!answer.error && !failedInside) {
    api.dispatch(requestSucceeded());
    const data = body?.data ?? null;
    return { data: options.paged ? { items: data ?? [], next: body?.meta?.next ?? null } : data };
  }

  const error = answer.error ? toApiError(answer.error) : readEnvelope(200, body);
  const isCurrent = selectToken(api.getState() as State) === token;
  const reason = sessionEnd({ error, hadToken: token !== null && isCurrent, strict: session.strictErrors });
  const teller = options.failure ?? (api.type === 'query' ? 'toast' : 'screen');
  // The end of a session has a notice of its own; what is heard after it is nobody's business (ST-06).
  const isUntold = isCurrent && !reason && error.code !== 'SESSION_EXPIRED';
  api.dispatch(requestFailed({ error, toast: teller === 'toast' && isUntold }));
  if (reason) api.dispatch(loggedOut({ reason }));
  return { error };
};
