import {
  type Dispatch,
  type Middleware,
  type UnknownAction,
  combineReducers,
  configureStore,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { SafeStorage } from '@/lib/safeStorage';
import {
  loggedIn,
  loggedOut,
  readSession,
  selectToken,
  sessionEnded,
  sessionSlice,
  writeSession,
  staffApi,
} from '@studio/core/api/staffApi';
import { createAutosave, createWorkspaceSync } from '@studio/core/draft/autosave';
import { draftSlice, unsaved } from '@studio/core/draft/draftSlice';
import { imagesSlice } from './images';
import { brandPrefetched, navigationSlice } from './navigationSlice';
import { brandsApi } from '@studio/core/api/brandsApi';
import { useDispatch, useSelector, useStore } from 'react-redux';

const reducer = combineReducers({
  session: sessionSlice.reducer,
  draft: draftSlice.reducer,
  images: imagesSlice.reducer,
  navigation: navigationSlice.reducer,
  staffApi: staffApi.reducer,
});

type State = ReturnType<typeof reducer>;

/** The store of the studio; the end of a session clears it, cached answers of the API included. */
export function createStudioStore(storage: SafeStorage) {
  const store = configureStore({
    reducer: (state: State | undefined, action) => reducer(state && clearFor(state, action), action),
    preloadedState: { session: readSession(storage) } as State,
    // The actions carry complete files: checking those on each edit would cost more than the edit.
    middleware: (standard) =>
      standard({ serializableCheck: false, immutableCheck: false })
        .prepend(createAutosave(), createWorkspaceSync(), persistSession(storage))
        .concat(staffApi.middleware),
  });
  setupListeners(store.dispatch);
  followOtherTabs(store, storage);
  return store;
}

export type StudioStore = ReturnType<typeof createStudioStore>;
export type StudioState = ReturnType<StudioStore['getState']>;
export type StudioDispatch = StudioStore['dispatch'];

/** A tab whose session has ended goes on with the one that a person opens in another tab. */
function followOtherTabs(store: { getState: () => State; dispatch: Dispatch }, storage: SafeStorage): void {
  window.addEventListener('storage', () => {
    const { token, email } = readSession(storage);
    if (token === null || email === null || selectToken(store.getState()) !== null) return;
    store.dispatch(loggedIn({ token, email }));
  });
}

/** Unsaved work survives an expired session, but is never shown to another person. */
function clearFor(state: State, action: UnknownAction): State | undefined {
  const { email } = state.session;
  const stranger = loggedIn.match(action) && action.payload.email !== email;
  const isIdle = sessionEnded.match(action) && (!state.draft.open || unsaved(state.draft.open).length === 0);
  if (loggedOut.match(action) || stranger) return undefined;
  return isIdle ? { ...reducer(undefined, action), session: state.session } : state;
}

const persistSession =
  (storage: SafeStorage): Middleware =>
  (api) =>
  (next) =>
  (action) => {
    const result = next(action);
    if (loggedIn.match(action) || loggedOut.match(action) || sessionEnded.match(action))
      writeSession(storage, (api.getState() as State).session);
    return result;
  };

/** Requests what the page of a brand needs while the code of that page is still loading. */
export function prefetchBrand(store: StudioStore, brandId: string): void {
  if (selectToken(store.getState()) === null) return;
  store.dispatch(brandPrefetched({ brandId, at: Date.now() }));
  const once = { subscribe: false };
  void store.dispatch(brandsApi.endpoints.getWorkspace.initiate({ brandId }, once));
  void store.dispatch(brandsApi.endpoints.getDefaults.initiate(undefined, once));
  void store.dispatch(brandsApi.endpoints.getBrands.initiate(undefined, once));
}

export const useStudioDispatch = useDispatch.withTypes<StudioDispatch>();
export const useStudioSelector = useSelector.withTypes<StudioState>();
export const useStudioStore = useStore.withTypes<StudioStore>();
