import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** What visitors may see of deposits; apart from `depositApi`, which the landing page does not need. */
const depositFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest deposits, names masked (API-120, ROL-05). */
    getDepositFeed: build.query<Received<'GET /api/deposit'>, void>({
      query: () => request('GET /api/deposit'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetDepositFeedQuery } = depositFeedApi;

/** What visitors may see of withdrawals; apart from `withdrawApi`, which the landing page does not need. */
const withdrawFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest withdrawals, names masked (API-130, ROL-05). */
    getWithdrawFeed: build.query<Received<'GET /api/withdraw/history'>, void>({
      query: () => request('GET /api/withdraw/history'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetWithdrawFeedQuery } = withdrawFeedApi;
