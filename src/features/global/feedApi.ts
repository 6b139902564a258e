import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Public movements; separate from the members' APIs, which the landing page does not need. */
const feedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest deposits, names masked. */
    getDepositFeed: build.query<Received<'GET /api/deposit'>, void>({
      query: () => request('GET /api/deposit'),
      extraOptions: { failure: 'screen' },
    }),
    /** The site's latest withdrawals, names masked. */
    getWithdrawFeed: build.query<Received<'GET /api/withdraw/history'>, void>({
      query: () => request('GET /api/withdraw/history'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetDepositFeedQuery, useGetWithdrawFeedQuery } = feedApi;
