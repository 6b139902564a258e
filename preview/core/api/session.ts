import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import type { SafeStorage } from '@/lib/safeStorage';
import { type StaffRole, staffRoles } from '#schemas/api/callSpec';

export interface StaffSession {
  readonly token: string | null;
  /** Who is, or was last, logged in here: somebody else must not go on with their unsaved work. */
  readonly email: string | null;
}

interface LoggedIn {
  readonly token: string;
  readonly email: string;
}

const KEY = 'sala.studio.session';
const NOBODY: StaffSession = { token: null, email: null };

/** The staff session of this browser; the server ends it after 15 idle minutes. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): StaffSession => NOBODY,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<LoggedIn>): StaffSession => payload,
    /** Logged out by the person: everything is cleared. */
    loggedOut: (): StaffSession => NOBODY,
    /** The server ended the session; unsaved work waits for the same person. */
    sessionEnded: ({ email }): StaffSession => ({ token: null, email }),
  },
  selectors: { selectToken: ({ token }) => token, selectEmail: ({ email }) => email },
});

export const { loggedIn, loggedOut, sessionEnded } = sessionSlice.actions;
export const { selectToken, selectEmail } = sessionSlice.selectors;

export function readSession(storage: SafeStorage): StaffSession {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? 'null') as Partial<LoggedIn> | null;
    return typeof stored?.token === 'string' && typeof stored.email === 'string'
      ? { token: stored.token, email: stored.email }
      : NOBODY;
  } catch {
    return NOBODY;
  }
}

export function writeSession(storage: SafeStorage, session: StaffSession): void {
  if (session.token === null) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(session));
}

/** Whether a role includes what `least` may do; disables the control; the API enforces the permission. */
export const mayAs = (role: StaffRole | undefined, least: StaffRole): boolean =>
  role !== undefined && staffRoles.indexOf(role) >= staffRoles.indexOf(least);
