import { configureStore } from '@reduxjs/toolkit';
import type { Brand } from '#schemas/brand/brand';
import { baseApi } from '@/api/baseApi';
import { serviceSlice } from '@/api/service';
import { sessionSlice } from '@/api/session';
import { readSession } from '@/api/sessionStorage';
import type { AppEnvironment } from '@/api/transport';
import { brandSlice } from '@/brand/brandSlice';
import { gameSlice } from '@/features/game/gameSlice';
import { creditSlice } from '@/features/user/creditSlice';
import { persistSession } from './persistSession';
import { useDispatch, useSelector } from 'react-redux';

/** Creates the store of one running app: the site, a test, or a frame of the studio. */
export function makeStore(environment: AppEnvironment, brand: Brand) {
  return configureStore({
    reducer: {
      [brandSlice.name]: brandSlice.reducer,
      [sessionSlice.name]: sessionSlice.reducer,
      [serviceSlice.name]: serviceSlice.reducer,
      [creditSlice.name]: creditSlice.reducer,
      [gameSlice.name]: gameSlice.reducer,
      [baseApi.reducerPath]: baseApi.reducer,
    },
    preloadedState: { brand: { current: brand }, session: readSession(environment.storage) },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: environment },
        serializableCheck: false,
        immutableCheck: false,
      }).concat(baseApi.middleware, persistSession(environment)),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore['getState']>;
export type AppDispatch = AppStore['dispatch'];

/** Typed store hooks; components use these instead of the untyped ones. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
