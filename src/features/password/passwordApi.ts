import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type Start = 'POST /api/user/password/code';
type Reset = 'POST /api/user/password/reset';

/** A new password for a member who forgot it. */
const passwordApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendPasswordCode: build.mutation<Received<Start>, Calls[Start]['body']>({
      query: (body) => request('POST /api/user/password/code', { body }),
    }),
    resetPassword: build.mutation<Received<Reset>, Calls[Reset]['body']>({
      query: (body) => request('POST /api/user/password/reset', { body }),
    }),
  }),
});

export const { useSendPasswordCodeMutation, useResetPasswordMutation } = passwordApi;
