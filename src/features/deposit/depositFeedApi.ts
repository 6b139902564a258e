import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** What visitors may see of deposits; apart from `depositApi`, which the landing page does not need. */
export const depositFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest deposits, names masked (API-120, ROL-05). */
    getDepositFeed: build.query<Received<'GET /api/deposit'>, void>({
      query: () => request('GET /api/deposit'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetDepositFeedQuery } = depositFeedApi;
