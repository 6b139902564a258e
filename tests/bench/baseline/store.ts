import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/api' }),
  endpoints: (build) => ({
    login: build.mutation<{ readonly token: string }, { readonly name: string; readonly password: string }>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
    }),
  }),
});

export const { useLoginMutation } = api;

export type FloorStore = ReturnType<typeof makeFloorStore>;
export const makeFloorStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
