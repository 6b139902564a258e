import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Who the member is to the live chat, with the proof of it (W7). */
    getChatIdentity: build.query<Received<'GET /api/auth/chat'>, void>({
      query: () => request('GET /api/auth/chat'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetChatIdentityQuery } = chatApi;
