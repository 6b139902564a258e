import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type ApiError, isUnavailable } from './apiError';
import { loggedOut } from './loggedOut';

interface Failure {
  readonly error: ApiError;
  /** No screen shows it, so a toast must (ERR-01). */
  readonly toast: boolean;
}

export interface ServiceState {
  /** The last failed request (ERR-01). */
  readonly lastFailure: Failure | null;
  /** Set by 503, 408, a timeout or a cancelled request; cleared by any answer (ERR-02, ERR-03). */
  readonly unavailable: boolean;
}

const initialState: ServiceState = { lastFailure: null, unavailable: false };

/** How the API is doing, as the last calls tell. */
export const serviceSlice = createSlice({
  name: 'service',
  initialState,
  reducers: {
    requestFailed: (state, { payload }: PayloadAction<Failure>) => ({
      lastFailure: payload,
      unavailable: state.unavailable || isUnavailable(payload.error),
    }),
    requestSucceeded: (state) => {
      state.unavailable = false;
    },
  },
  extraReducers: (builder) => builder.addCase(loggedOut, () => initialState),
  selectors: {
    selectUnavailable: (state) => state.unavailable,
    selectLastFailure: (state) => state.lastFailure,
  },
});

export const { requestFailed, requestSucceeded } = serviceSlice.actions;
export const { selectUnavailable, selectLastFailure } = serviceSlice.selectors;
