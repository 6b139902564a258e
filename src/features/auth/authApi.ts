import { baseApi } from '@/api/baseApi';
import { beginSession } from '@/api/beginSession';
import { request } from '#core/contract/request';
import { loggedIn } from '@/api/session';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

/** Opening and ending sessions. */
export const authApi = baseApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Log-in. The session is stored here, so that the form only handles failures. */
    login: build.mutation<Received<'POST /api/auth/login'>, Calls['POST /api/auth/login']['body']>({
      queryFn: (body, api, _, send) =>
        beginSession('POST /api/auth/login', body, api, async (args) => send(args)),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data) dispatch(loggedIn(answer.data));
      },
    }),

    /**
     * Ends the session of this token on the server. The token is an argument, because the app has already discarded it
     * when the request is sent.
     */
    logout: build.mutation<Received<'POST /api/auth/logout'>, string>({
      query: (token) => ({
        ...request('POST /api/auth/logout'),
        headers: { Authorization: `Bearer ${token}` },
      }),
    }),

    /** The member's open sessions, last used first. */
    getSessions: build.query<Received<'GET /api/auth/session/list'>, void>({
      query: () => request('GET /api/auth/session/list'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Session'],
    }),

    /** Ends one other session; requires the password. */
    endSession: build.mutation<
      Received<'POST /api/auth/session/end'>,
      Calls['POST /api/auth/session/end']['body']
    >({
      query: (body) => request('POST /api/auth/session/end', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Session']),
    }),

    /** Ends all sessions except the current one; requires the password. */
    endOtherSessions: build.mutation<
      Received<'POST /api/auth/session/end-others'>,
      Calls['POST /api/auth/session/end-others']['body']
    >({
      query: (body) => request('POST /api/auth/session/end-others', { body }),
      invalidatesTags: (_, error) => (error ? [] : ['Session']),
    }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useGetSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
} = authApi;
