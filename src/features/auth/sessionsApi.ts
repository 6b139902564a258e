import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

/** The member's open sessions; apart from the log-in, which visitors load with the first page. */
const sessionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Session'] }).injectEndpoints({
  endpoints: (build) => ({
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

export const { useGetSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = sessionsApi;
