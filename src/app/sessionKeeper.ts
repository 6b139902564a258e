import { isAnyOf, type Middleware } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { loggedOut } from '@/api/loggedOut';
import { levelChanged, loggedIn, sessionSlice, userChanged } from '@/api/session';
import { clearSession, writeSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';

const sessionChanged = isAnyOf(loggedIn, userChanged, levelChanged);

/** Keeps the session in browser storage, and empties storage and the query cache when it ends (ST-02, ST-05, ST-07). */
export function sessionKeeper({ storage }: AppEnvironment): Middleware {
  return (api) => (next) => (action) => {
    const result = next(action);
    if (sessionChanged(action))
      writeSession(storage, sessionSlice.selectSlice(api.getState() as SessionRoot));
    if (loggedOut.match(action)) {
      clearSession(storage);
      api.dispatch(baseApi.util.resetApiState());
    }
    return result;
  };
}

type SessionRoot = Parameters<typeof sessionSlice.selectSlice>[0];
