import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ApiError, isUnavailable } from '#core/contract/apiError';
import { loggedOut } from './session';

interface Failure {
  readonly error: ApiError;
  /** No screen shows it, so it becomes a toast. */
  readonly toast: boolean;
}

interface ServiceState {
  /** The last failed request. */
  readonly lastFailure: Failure | null;
  /** Set by 503, 408, a timeout or a cancelled request; cleared by any response. */
  readonly unavailable: boolean;
  /** The device is computing a proof of work that the back end requires. */
  readonly isProving: boolean;
}

const initialState: ServiceState = { lastFailure: null, unavailable: false, isProving: false };

/** Health of the API according to the last calls. */
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
