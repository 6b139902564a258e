import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Received } from '#schemas/api/received';

/**
 * Why a session ended: the member asked, the server or the clock ended it, or staff suspended the account.
 * Every slice resets on this action, the query cache included (ST-07).
 */
export type LogoutReason = 'asked' | 'expired' | 'suspended';

/** The LOGOUT action of the specification. */
export const loggedOut = createAction<{ reason: LogoutReason }>('LOGOUT');

/** The member as log-in and profile calls describe them (ENT-01, ENT-02). */
export type User = Received<'POST /api/auth/login'>['user'];

/** What a profile call answered; what it left out stays as it was. */
export type Profile = Received<'GET /api/auth/user/detail/{uuid}'> | Received<'GET /api/auth/user/{uuid}'>;

export interface SessionState {
  readonly token: string | null;
  /** With the newest credit that is known. */
  readonly user: User | null;
  /** When that credit was fetched, in ms; null when nobody knows. */
  readonly creditAt: number | null;
  /** Why the last session ended; null when none has since the page was opened. */
  readonly endedBy: LogoutReason | null;
}

const none: SessionState = { token: null, user: null, creditAt: null, endedBy: null };

/** Who is logged in. Kept in browser storage by `persistSession` (ST-01, ST-02). */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: none,
  reducers: {
    loggedIn: {
      reducer: (_, { payload }: PayloadAction<Omit<SessionState, 'endedBy'>>) => ({
        ...payload,
        endedBy: null,
      }),
      prepare: ({ token, user }: { readonly token: string; readonly user: User }) => ({
        payload: { token, user, creditAt: Date.now() },
      }),
    },
    /** Level and credit stay: each has a call of its own, which may be answered before the profile's (ENT-03, ENT-04). */
    userChanged: ({ user }, { payload }: PayloadAction<Profile>) => {
      if (!user) return;
      const { level, user_credit } = user;
      // A copy: the answer of a call is frozen.
      Object.assign(user, payload, { level, user_credit });
    },
    /** The newest credit in baht, and when it was fetched (ENT-04, CF-18). */
    creditChanged: (state, { payload }: PayloadAction<{ readonly point: number; readonly at: number }>) => {
      if (!state.user) return;
      state.user.user_credit.point = payload.point;
      state.creditAt = payload.at;
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
    selectCredit: (state) => state.user?.user_credit.point ?? null,
    selectCreditAt: (state) => state.creditAt,
    selectEndedBy: (state) => state.endedBy,
    selectIsLoggedIn: (state) => state.token !== null && state.user !== null,
  },
});

export const { loggedIn, userChanged, levelChanged, creditChanged } = sessionSlice.actions;
export const { selectToken, selectUser, selectIsLoggedIn, selectEndedBy, selectCredit, selectCreditAt } =
  sessionSlice.selectors;
