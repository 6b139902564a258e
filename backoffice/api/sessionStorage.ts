import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import type { SafeStorage } from '@/lib/safeStorage';
import {
  type LoggedIn,
  type SessionState,
  type StaffSession,
  LOGGED_OUT,
  loggedIn,
  loggedOut,
  selectToken,
  sessionEnded,
} from './staffApi';

const KEY = 'sala.studio.session';

export function readSession(storage: SafeStorage): StaffSession {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<LoggedIn> | null;
    return typeof stored?.token === 'string' && typeof stored.email === 'string'
      ? { token: stored.token, email: stored.email }
      : LOGGED_OUT;
  } catch {
    return LOGGED_OUT;
  }
}

export function writeSession(storage: SafeStorage, session: StaffSession): void {
  if (session.token === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(session));
}

/** Writes the session to the storage whenever it changes. */
export const persistSession =
  (storage: SafeStorage): Middleware =>
  (api) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (loggedIn.match(action) || loggedOut.match(action) || sessionEnded.match(action))
      writeSession(storage, (api.getState() as SessionState).session);
    return result;
  };

/** A tab whose session has ended continues with the one that a person opens in another tab. */
export function syncSession(
  store: { getState: () => SessionState; dispatch: Dispatch },
  storage: SafeStorage,
): void {
  window.addEventListener('storage', () => {
    const { token, email } = readSession(storage);
    if (token === null || email === null || selectToken(store.getState()) !== null) return;
    store.dispatch(loggedIn({ token, email }));
  });
}
