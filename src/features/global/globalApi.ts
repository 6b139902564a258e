import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Status and settings of the site. */
export const globalApi = baseApi.enhanceEndpoints({ addTagTypes: ['Setting'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Whether the website is open. */
    getOperation: build.query<Received<'GET /api/setting/operational/website'>, void>({
      query: () => request('GET /api/setting/operational/website'),
    }),
    /** Public contacts and bonus windows. */
    getSetting: build.query<Received<'GET /api/setting'>, void>({
      query: () => request('GET /api/setting'),
      providesTags: ['Setting'],
    }),
    /** Bonus windows for the member. */
    getUserSetting: build.query<Received<'POST /api/auth/setting'>, void>({
      query: () => request('POST /api/auth/setting', { body: {} }),
      providesTags: ['Setting'],
    }),
    /** The member's identity for the live chat, with its signature. */
    getChatIdentity: build.query<Received<'GET /api/auth/chat'>, void>({
      query: () => request('GET /api/auth/chat'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetOperationQuery, useGetSettingQuery, useGetUserSettingQuery, useGetChatIdentityQuery } =
  globalApi;
