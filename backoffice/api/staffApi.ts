import {
  type BaseQueryFn,
  type EndpointBuilder,
  type QueryDefinition,
  type MutationDefinition,
  createApi,
  fetchBaseQuery,
} from '@reduxjs/toolkit/query/react';
import { type HttpRequest, request, splitKey } from '#core/contract/request';
import type { CallKey, Calls } from '#schemas/api/contract';
import { readEnvelope, toApiError } from '#core/contract/readError';
import type { ApiError } from '#core/contract/apiError';
import { type SerializedError, type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { Permission } from '#schemas/api/staffPermissions';

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

/** The part of a staff program's state that holds the session. */
export interface SessionState {
  readonly session: StaffSession;
}

/** Codes of a wrong log-in, which end no session since there is none. */
const ofLogin = ['AUTH_INVALID', 'OTP_REQUIRED', 'OTP_INVALID'];

/** Every call of a staff program: token, time limit, envelopes; a session that is over ends here too. */
const baseQuery: BaseQueryFn<HttpRequest, unknown, ApiError, Options | undefined> = async (
  { call: _, ...args },
  api,
  options = {},
) => {
  const token = selectToken(api.getState() as SessionState);
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
  const isCurrent = token !== null && selectToken(api.getState() as SessionState) === token;
  if (error.status === 401 && !ofLogin.includes(error.code) && isCurrent) api.dispatch(sessionEnded());
  return { error };
};

const tagTypes = [
  'Brand',
  'Workspace',
  'Release',
  'Revision',
  'Share',
  'Person',
  'Me',
  'Audit',
  'Announcement',
  'CompanyAccount',
  'Checklist',
  'QueueCount',
  'Queue',
  'QueueItem',
  'View',
  'Member',
  'Reconciliation',
  'TrialBalance',
  'Freeze',
  'Alert',
] as const;

/** The one root of the calls of staff programs; each part of a program injects its own endpoints. */
export const staffApi = createApi({ reducerPath: 'staffApi', baseQuery, tagTypes, endpoints: () => ({}) });

type Tag = (typeof tagTypes)[number];
type Build = EndpointBuilder<typeof baseQuery, Tag, 'staffApi'>;
type Data<K extends CallKey> = Calls[K]['data'];

type Part<T> = [NonNullable<T>] extends [never] ? unknown : NonNullable<T>;
type Parts<K extends CallKey> = Part<Calls[K]['params']> & Part<Calls[K]['query']> & Part<Calls[K]['body']>;
/** The parameters of a call and its query or body as one object. */
export type Args<K extends CallKey> =
  unknown extends Parts<K> ? void : object extends Parts<K> ? Parts<K> | void : Parts<K>;

type QueryOptions<K extends CallKey> = Pick<
  QueryDefinition<Args<K>, typeof baseQuery, Tag, Data<K>>,
  'providesTags' | 'keepUnusedDataFor'
>;
type MutationOptions<K extends CallKey> = Pick<
  MutationDefinition<Args<K>, typeof baseQuery, Tag, Data<K>>,
  'invalidatesTags' | 'onQueryStarted'
>;

/** The query endpoint of a call of the contract. */
export const query = <K extends CallKey>(build: Build, key: K, options: QueryOptions<K> = {}) =>
  build.query<Data<K>, Args<K>>({ query: (args) => requestOf(key, args), ...options });

/** The mutation endpoint of a call of the contract. */
export const mutation = <K extends CallKey>(build: Build, key: K, options: MutationOptions<K> = {}) =>
  build.mutation<Data<K>, Args<K>>({ query: (args) => requestOf(key, args), ...options });

export interface Page<Row> {
  readonly items: readonly Row[];
  readonly next: string | null;
}

/** Options of a query that reads a list page by page, by cursor. */
export const pages = {
  infiniteQueryOptions: {
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: Page<unknown>) => next ?? undefined,
  },
  extraOptions: { paged: true },
} as const;

/** Divides the arguments into what the path names and the query or body. */
export function requestOf<K extends CallKey>(key: K, args: Args<K>): HttpRequest {
  const { method, path } = splitKey(key);
  const isParam = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const entries = Object.entries({ ...(args as object) });
  const params = Object.fromEntries(entries.filter(isParam));
  const rest = Object.fromEntries(entries.filter((entry) => !isParam(entry)));
  return request(key as never, { params, [method === 'GET' ? 'query' : 'body']: rest } as never);
}

/** The API's error out of what a mutation answers; a failure of our own code is none. */
export function readError(error: ApiError | SerializedError | undefined): ApiError | undefined {
  return error && 'status' in error ? error : undefined;
}

export interface StaffSession {
  readonly token: string | null;
  /** Who is, or was last, logged in here: somebody else must not go on with their unsaved work. */
  readonly email: string | null;
}

export interface LoggedIn {
  readonly token: string;
  readonly email: string;
}

export const LOGGED_OUT: StaffSession = { token: null, email: null };

/** The staff session of this browser; the server ends it after 15 idle minutes. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): StaffSession => LOGGED_OUT,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<LoggedIn>): StaffSession => payload,
    /** Logged out by the person: everything is cleared. */
    loggedOut: (): StaffSession => LOGGED_OUT,
    /** The server ended the session; unsaved work waits for the same person. */
    sessionEnded: ({ email }): StaffSession => ({ token: null, email }),
  },
  selectors: {
    selectToken: ({ token }) => token,
    selectIsLoggedIn: ({ token }) => token !== null,
    selectEmail: ({ email }) => email,
  },
});

export const { loggedIn, loggedOut, sessionEnded } = sessionSlice.actions;
export const { selectToken, selectIsLoggedIn, selectEmail } = sessionSlice.selectors;

/** Whether this person may do something at a brand. Disables the control; the API enforces the permission. */
export const may = (
  brand: { readonly permissions: readonly Permission[] } | undefined,
  permission: Permission,
): boolean => brand?.permissions.includes(permission) === true;
