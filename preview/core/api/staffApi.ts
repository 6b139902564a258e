import { type BaseQueryFn, createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { HttpRequest } from '#core/contract/request';
import { readEnvelope, toApiError } from '#core/contract/readError';
import type { ApiError } from '#core/contract/apiError';
import { selectToken, sessionEnded, type sessionSlice } from './session';
import type { SerializedError } from '@reduxjs/toolkit';

/** Timeout of a call, in ms. */
const TIMEOUT = 20_000;

interface Options {
  /** Answer `{ items, next }` instead of the bare list. */
  readonly paged?: true;
}

interface OkEnvelope {
  readonly data?: unknown;
  readonly meta?: { readonly next?: string | null };
}

type State = Parameters<typeof selectToken>[0] & {
  readonly session: ReturnType<typeof sessionSlice.reducer>;
};

/** Codes of a wrong log-in, which end no session since there is none. */
const ofLogin = ['AUTH_INVALID', 'OTP_REQUIRED', 'OTP_INVALID'];

/** Every call of the studio: token, time limit, envelopes; a session that is over ends here too. */
const baseQuery: BaseQueryFn<HttpRequest, unknown, ApiError, Options | undefined> = async (
  { call: _, ...args },
  api,
  options = {},
) => {
  const token = selectToken(api.getState() as State);
  const send = fetchBaseQuery({
    baseUrl: '/',
    timeout: TIMEOUT,
    prepareHeaders: (headers) => {
      if (token) headers.set('Authorization', `Bearer ${token}`);
    },
  });
  const answer = await send(args, api, {});
  const body = answer.data as OkEnvelope | undefined;
  if (!answer.error)
    return { data: options.paged ? { items: body?.data ?? [], next: body?.meta?.next ?? null } : body?.data };
  const error = answer.error.status === 'PARSING_ERROR' ? readEnvelope(502, null) : toApiError(answer.error);
  const isCurrent = selectToken(api.getState() as State) === token;
  if (error.status === 401 && !ofLogin.includes(error.code) && isCurrent) api.dispatch(sessionEnded());
  return { error };
};

/** The one root of the studio's calls; each part of the studio injects its own endpoints. */
export const staffApi = createApi({
  reducerPath: 'staffApi',
  baseQuery,
  tagTypes: ['Brand', 'Workspace', 'Release', 'Revision', 'Share', 'Person', 'Me', 'Audit', 'Announcement'],
  endpoints: () => ({}),
});

/** The API's error out of what a mutation answers; a failure of our own code is none. */
export function readError(error: ApiError | SerializedError | undefined): ApiError | undefined {
  return error && 'status' in error ? error : undefined;
}
