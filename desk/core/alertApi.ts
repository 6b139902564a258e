import type { Calls } from '#schemas/api/contract';
import { mutation, type Page, pages, requestOf, staffApi } from '@backoffice/api/staffApi';

const LIST = 'GET /api/staff/alert';

export type Alert = Calls[typeof LIST]['data'][number];
type AlertQuery = NonNullable<Calls[typeof LIST]['query']>;

export const alertApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getAlerts: build.infiniteQuery<Page<Alert>, AlertQuery, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(LIST, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
      providesTags: ['Alert'],
    }),
    acknowledge: mutation(build, 'POST /api/staff/brand/{brandId}/alert/{uuid}/acknowledge', {
      invalidatesTags: ['Alert'],
    }),
  }),
});

export const { useGetAlertsInfiniteQuery, useAcknowledgeMutation } = alertApi;
