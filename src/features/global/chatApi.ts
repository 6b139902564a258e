import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

const chatApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The member's identity for the live chat, with its signature. */
    getChatIdentity: build.query<Received<'GET /api/auth/chat'>, void>({
      query: () => request('GET /api/auth/chat'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetChatIdentityQuery } = chatApi;
