import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';

/** What visitors may see of deposits; apart from `depositApi`, which the landing page does not need. */
export const depositFeedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The site's latest deposits, names masked (API-120, ROL-05). */
    getDepositFeed: build.query<Calls['GET /api/deposit']['data'], void>({
      query: () => request('GET /api/deposit'),
      extraOptions: { failure: 'screen' },
    }),
  }),
});

export const { useGetDepositFeedQuery } = depositFeedApi;
