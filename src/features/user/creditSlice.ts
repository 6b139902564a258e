import { createSlice } from '@reduxjs/toolkit';
import { loggedOut } from '@/api/loggedOut';
import { loggedIn } from '@/api/session';
import { userApi } from './userApi';

interface CreditState {
  /** Baht; null until known. */
  readonly point: number | null;
  /** The newest request; answers of older ones are dropped (ST-17). */
  readonly latestRequest: string | null;
  readonly pending: boolean;
}

const initialState: CreditState = { point: null, latestRequest: null, pending: false };
const { fetchCredit } = userApi.endpoints;

/** The member's balance as the latest request told it (ENT-04). */
export const creditSlice = createSlice({
  name: 'credit',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(loggedIn, (_, { payload }) => ({
        ...initialState,
        point: payload.user.user_credit.point ?? null,
      }))
      .addMatcher(fetchCredit.matchPending, (state, { meta }) => {
        state.latestRequest = meta.requestId;
        state.pending = true;
      })
      .addMatcher(fetchCredit.matchFulfilled, (state, { meta, payload }) => {
        if (meta.requestId !== state.latestRequest) return;
        state.pending = false;
        state.point = payload.point;
      })
      .addMatcher(fetchCredit.matchRejected, (state, { meta }) => {
        if (meta.requestId === state.latestRequest) state.pending = false;
      }),
  selectors: {
    selectCredit: (state) => state.point,
    selectCreditPending: (state) => state.pending,
  },
});

export const { selectCredit, selectCreditPending } = creditSlice.selectors;
