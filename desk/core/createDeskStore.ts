import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { SafeStorage } from '@/lib/safeStorage';
import { persistSession, readSession, syncSession } from '@backoffice/api/sessionStorage';
import { loggedIn, loggedOut, sessionEnded, sessionSlice, staffApi } from '@backoffice/api/staffApi';
import { outboxSlice } from './outboxSlice';
import { recentSlice } from './recentSlice';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  outbox: outboxSlice.reducer,
  recent: recentSlice.reducer,
  staffApi: staffApi.reducer,
});

type State = ReturnType<typeof reducer>;

/** The store of the desk; the end of a session clears it, cached answers of the API included. */
export function createDeskStore(storage: SafeStorage) {
  const store = configureStore({
    reducer: (state: State | undefined, action) => {
      const isOver = loggedOut.match(action) || sessionEnded.match(action);
      const isStranger = loggedIn.match(action) && action.payload.email !== state?.session.email;
      if (!state || !(isOver || isStranger)) return reducer(state, action);
      return reducer({ ...reducer(undefined, action), session: state.session }, action);
    },
    preloadedState: { session: readSession(storage) } as State,
    middleware: (standard) => standard().prepend(persistSession(storage)).concat(staffApi.middleware),
  });
  setupListeners(store.dispatch);
  syncSession(store, storage);
  return store;
}

export type DeskStore = ReturnType<typeof createDeskStore>;

export const useDeskDispatch = useDispatch.withTypes<DeskStore['dispatch']>();
export const useDeskSelector = useSelector.withTypes<ReturnType<DeskStore['getState']>>();
export const useDeskStore = useStore.withTypes<DeskStore>();
