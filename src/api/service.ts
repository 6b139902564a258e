import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ApiError, isUnavailable } from '#core/contract/apiError';
import { loggedOut } from './session';

interface Failure {
  readonly error: ApiError;
  /** No screen shows it, so a toast must (ERR-01). */
  readonly toast: boolean;
}

interface ServiceState {
  /** The last failed request (ERR-01). */
  readonly lastFailure: Failure | null;
  /** Set by 503, 408, a timeout or a cancelled request; cleared by any answer (ERR-02, ERR-03). */
  readonly unavailable: boolean;
  /** The device works on a proof that the back end asked for. */
  readonly isProving: boolean;
}

const initialState: ServiceState = { lastFailure: null, unavailable: false, isProving: false };

/** How the API is doing, as the last calls tell. */
export const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {
    requestFailed: (state, { payload }: PayloadAction<Failure>) => ({
      ...state,
      lastFailure: payload,
      unavailable: state.unavailable || isUnavailable(payload.error),
    }),
    requestSucceeded: (state) => {
      state.unavailable = false;
    },
    proofStarted: (state) => {
      state.isProving = true;
    },
    proofEnded: (state) => {
      state.isProving = false;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: {
    selectUnavailable: (state) => state.unavailable,
    selectIsProving: (state) => state.isProving,
    selectLastFailure: (state) => state.lastFailure,
  },
});

export const { requestFailed, requestSucceeded, proofStarted, proofEnded } = serviceSlice.actions;
export const { selectUnavailable, selectLastFailure, selectIsProving } = serviceSlice.selectors;
