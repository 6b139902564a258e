import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Received } from '#schemas/api/received';
import { loggedOut, type LogoutReason } from './loggedOut';

/** The member as log-in and profile calls describe them (ENT-01, ENT-02). */
export type User = Received<'POST /api/auth/login'>['user'];

/** What a profile call answered; what it left out stays as it was. */
export type Profile = Received<'GET /api/auth/user/detail/{uuid}'> | Received<'GET /api/auth/user/{uuid}'>;

export interface SessionState {
  readonly token: string | null;
  readonly user: User | null;
  /** Why the last session ended; null when none has since the page was opened. */
  readonly endedBy: LogoutReason | null;
}

const none: SessionState = { token: null, user: null, endedBy: null };

/** Who is logged in. Kept in browser storage by `persistSession` (ST-01, ST-02). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {
    loggedIn: (_, { payload: { token, user } }: PayloadAction<{ token: string; user: User }>) => ({
      token,
      user,
      endedBy: null,
    }),
    /** The level stays: it has a call of its own, which may be answered before the profile's (ENT-03). */
    userChanged: ({ user }, { payload }: PayloadAction<Profile>) => {
      if (!user) return;
      const { level } = user;
      // A copy: the answer of a call is frozen.
      Object.assign(user, payload, {
        level,
        user_credit: { ...user.user_credit, ...payload.user_credit, level },
      });
    },
    /** The level stands in two places; the latest fetch is written to both (ENT-03). */
    levelChanged: ({ user }, { payload }: PayloadAction<User['level']>) => {
      if (!user) return;
      user.level = payload;
      user.user_credit.level = payload;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(loggedOut, (_, { payload }) => ({ ...none, endedBy: payload.reason })),
  selectors: {
    selectToken: (state) => state.token,
    selectUser: (state) => state.user,
    selectEndedBy: (state) => state.endedBy,
    selectIsLoggedIn: (state) => state.token !== null && state.user !== null,
  },
});

export const { loggedIn, userChanged, levelChanged } = sessionSlice.actions;
export const { selectToken, selectUser, selectIsLoggedIn, selectEndedBy } = sessionSlice.selectors;
