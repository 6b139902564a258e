import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Received } from '#schemas/api/received';

/**
 * Why a session ended: the member logged out, the server or the clock ended it, or staff suspended the account. Every
 * slice resets on this action, including the query cache.
 */
export type LogoutReason = 'asked' | 'expired' | 'suspended';

/** The log-out action. */
export const loggedOut = createAction<{ reason: LogoutReason }>('LOGOUT');

/** The member as returned by log-in and profile calls. */
export type User = Received<'POST /api/auth/login'>['user'];

/** Updates from a profile call; absent fields are unchanged. */
export type Profile = Received<'GET /api/auth/user/detail/{uuid}'> | Received<'GET /api/auth/user/{uuid}'>;

export interface SessionState {
  readonly token: string | null;
  /** Includes the latest known credit. */
  readonly user: User | null;
  /** When that credit was fetched, in ms; null when unknown. */
  readonly creditAt: number | null;
  /** Why the last session ended; null when none has ended since the page load. */
  readonly endedBy: LogoutReason | null;
}

const none: SessionState = { token: null, user: null, creditAt: null, endedBy: null };

/** The logged-in member. Persisted in browser storage by `persistSession`. */
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
    /** Level and credit are unchanged: each has its own call, which may complete before the profile's. */
    userChanged: ({ user }, { payload }: PayloadAction<Partial<Profile>>) => {
      if (!user) return;
      const { level, user_credit } = user;
      // A copy, because cached responses are frozen.
      Object.assign(user, payload, { level, user_credit });
    },
    /** The latest credit in baht, and when it was fetched. */
    creditChanged: (state, { payload }: PayloadAction<{ readonly point: number; readonly at: number }>) => {
      if (!state.user) return;
      state.user.user_credit.point = payload.point;
      state.creditAt = payload.at;
    },
    /** The level is stored in two places; the latest fetch updates both. */
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
