import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { loggedOut, creditChanged, levelChanged, loggedIn, sessionSlice, userChanged } from '@/api/session';
import { clearSession, writeSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';
import { type creditSlice, fetchCredit, selectLatestRequest } from '@/features/user/creditSlice';

const sessionChanged = isAnyOf(loggedIn, userChanged, levelChanged, creditChanged);
const { matchFulfilled: creditFetched } = fetchCredit;

/** Persists the session in browser storage, and clears storage and the query cache when it ends. */
export function persistSession({ storage }: AppEnvironment): Middleware {
  return (api) => (next) => (action) => {
    const result = next(action);
    const root = api.getState() as SessionRoot;
    // Responses of older requests are dropped.
    if (creditFetched(action) && action.meta.requestId === selectLatestRequest(root))
      api.dispatch(creditChanged({ point: action.payload.point, at: Date.now() }));
    if (sessionChanged(action)) writeSession(storage, sessionSlice.selectSlice(root));
    if (loggedOut.match(action)) {
      clearSession(storage);
      api.dispatch(baseApi.util.resetApiState());
    }
    return result;
  };
}

type SessionRoot = Parameters<typeof sessionSlice.selectSlice>[0] &
  Parameters<typeof creditSlice.selectSlice>[0];
