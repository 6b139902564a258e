import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** What the whole site depends on: its status and its settings. */
export const globalApi = baseApi.enhanceEndpoints({ addTagTypes: ['Setting'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Is the website open (API-103). */
    getOperation: build.query<Received<'GET /api/setting/operational/website'>, void>({
      query: () => request('GET /api/setting/operational/website'),
    }),
    /** Contacts and bonus windows for everybody (API-102). */
    getSetting: build.query<Received<'GET /api/setting'>, void>({
      query: () => request('GET /api/setting'),
      providesTags: ['Setting'],
    }),
    /** Bonus windows for the member (API-106). */
    getUserSetting: build.query<Received<'POST /api/auth/setting'>, void>({
      query: () => request('POST /api/auth/setting', { body: {} }),
      providesTags: ['Setting'],
    }),
  }),
});

export const { useGetOperationQuery, useGetSettingQuery, useGetUserSettingQuery } = globalApi;
