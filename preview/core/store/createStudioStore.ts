import { type UnknownAction, combineReducers, configureStore } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import type { SafeStorage } from '@/lib/safeStorage';
import {
  loggedIn,
  loggedOut,
  selectToken,
  sessionEnded,
  sessionSlice,
  staffApi,
} from '@backoffice/api/staffApi';
import { persistSession, readSession, syncSession } from '@backoffice/api/sessionStorage';
import { createAutosave, createWorkspaceSync } from '@studio/core/draft/autosave';
import { draftSlice, unsaved } from '@studio/core/draft/draftSlice';
import { imagesSlice } from './images';
import { brandPrefetched, navigationSlice } from './navigationSlice';
import { brandListApi } from '@backoffice/api/brandListApi';
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
  syncSession(store, storage);
  return store;
}

export type StudioStore = ReturnType<typeof createStudioStore>;
export type StudioState = ReturnType<StudioStore['getState']>;
export type StudioDispatch = StudioStore['dispatch'];

/** Unsaved work survives an expired session, but is never shown to another person. */
function clearFor(state: State, action: UnknownAction): State | undefined {
  const { email } = state.session;
  const stranger = loggedIn.match(action) && action.payload.email !== email;
  const isIdle = sessionEnded.match(action) && (!state.draft.open || unsaved(state.draft.open).length === 0);
  if (loggedOut.match(action) || stranger) return undefined;
  return isIdle ? { ...reducer(undefined, action), session: state.session } : state;
}

/** Requests what the page of a brand needs while the code of that page is still loading. */
export function prefetchBrand(store: StudioStore, brandId: string): void {
  if (selectToken(store.getState()) === null) return;
  store.dispatch(brandPrefetched({ brandId, at: Date.now() }));
  const once = { subscribe: false };
  void store.dispatch(brandsApi.endpoints.getWorkspace.initiate({ brandId }, once));
  void store.dispatch(brandsApi.endpoints.getDefaults.initiate(undefined, once));
  void store.dispatch(brandListApi.endpoints.getBrands.initiate(undefined, once));
}

export const useStudioDispatch = useDispatch.withTypes<StudioDispatch>();
export const useStudioSelector = useSelector.withTypes<StudioState>();
export const useStudioStore = useStore.withTypes<StudioStore>();
