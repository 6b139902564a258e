import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';

const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who the member is to the live chat, with the proof of it (W7). */
    getChatIdentity: build.query<Calls['GET /api/auth/chat']['data'], void>({
      query: () => request('GET /api/auth/chat'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetChatIdentityQuery } = chatApi;
