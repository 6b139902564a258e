import { baseApi } from '@/api/baseApi';
import { beginSession } from '@/api/beginSession';
import { request } from '#core/contract/request';
import { onSuccess } from '@/api/requestLifecycle';
import { loggedIn } from '@/api/session';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

/** Opening and ending sessions. */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Log-in. The session is stored here, so that the form only handles failures. */
    login: build.mutation<Received<'POST /api/auth/login'>, Calls['POST /api/auth/login']['body']>({
      queryFn: (body, api, _, send) =>
        beginSession('POST /api/auth/login', body, api, async (args) => send(args)),
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, (session, dispatch) => dispatch(loggedIn(session))),
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
  }),
});

export const { useLoginMutation } = authApi;
