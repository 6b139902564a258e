import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { baseApi } from '@/api/baseApi';
import { loggedOut } from '@/api/loggedOut';
import { levelChanged, loggedIn, sessionSlice, userChanged } from '@/api/session';
import { clearSession, writeSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';

type SessionRoot = Parameters<typeof sessionSlice.selectSlice>[0];

/** What must happen besides state when the session begins, changes or ends. */
export function makeListeners({ storage }: AppEnvironment) {
  const listeners = createListenerMiddleware();

  listeners.startListening({
    matcher: isAnyOf(loggedIn, userChanged, levelChanged),
    effect: (_, { getState }) => writeSession(storage, sessionSlice.selectSlice(getState() as SessionRoot)),
  });

  listeners.startListening({
    actionCreator: loggedOut,
    effect: (_, { dispatch }) => {
      clearSession(storage);
      dispatch(baseApi.util.resetApiState());
    },
  });

  return listeners;
}
