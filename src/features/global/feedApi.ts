import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** Public deposits; separate from `depositApi`, which the landing page does not need. */
const depositFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest deposits, names masked. */
    getDepositFeed: build.query<Received<'GET /api/deposit'>, void>({
      query: () => request('GET /api/deposit'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetDepositFeedQuery } = depositFeedApi;

/** Public withdrawals; separate from `withdrawApi`, which the landing page does not need. */
const withdrawFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest withdrawals, names masked. */
    getWithdrawFeed: build.query<Received<'GET /api/withdraw/history'>, void>({
      query: () => request('GET /api/withdraw/history'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetWithdrawFeedQuery } = withdrawFeedApi;
