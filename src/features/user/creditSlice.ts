import { createSlice } from '@reduxjs/toolkit';
import { loggedOut, loggedIn } from '@/api/session';
import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

const creditApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Credit in baht. A mutation, so that calls may overlap; the newest one applies. */
    fetchCredit: build.mutation<Received<'POST /api/auth/user/getCredit/{username}'>, string>({
      query: (username) =>
        request('POST /api/auth/user/getCredit/{username}', {
          params: { username },
          body: { balanceType: 'M' },
        }),
      extraOptions: { failure: 'toast' },
    }),
  }),
});
export const { fetchCredit } = creditApi.endpoints;

interface CreditState {
  /** The newest request; responses of older ones are dropped. */
  readonly latestRequest: string | null;
  readonly pending: boolean;
  /** The newest request failed, so the balance may be outdated. */
  readonly isOutdated: boolean;
}

const initialState: CreditState = { latestRequest: null, pending: false, isOutdated: false };

/** Status of fetching the credit; the amount itself belongs to the session. */
export const creditSlice = createSlice({
  name: 'credit',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loggedOut, () => initialState)
      .addCase(loggedIn, () => initialState)
      .addMatcher(fetchCredit.matchPending, (state, { meta }) => {
        state.latestRequest = meta.requestId;
        state.pending = true;
      })
      .addMatcher(fetchCredit.matchFulfilled, (state, { meta }) => {
        if (meta.requestId !== state.latestRequest) return;
        state.pending = false;
        state.isOutdated = false;
      })
      .addMatcher(fetchCredit.matchRejected, (state, { meta }) => {
        if (meta.requestId !== state.latestRequest) return;
        state.pending = false;
        state.isOutdated = true;
      }),
  selectors: {
    selectLatestRequest: (state) => state.latestRequest,
    selectCreditPending: (state) => state.pending,
    selectIsOutdated: (state) => state.isOutdated,
  },
});

export const { selectLatestRequest, selectCreditPending, selectIsOutdated } = creditSlice.selectors;
