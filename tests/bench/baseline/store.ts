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

export type BaselineStore = ReturnType<typeof makeBaselineStore>;
export const makeBaselineStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
