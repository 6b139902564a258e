import type { Calls } from '#schemas/api/contract';
import { type Page, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

const REPORT = 'GET /api/staff/report/{report}';
const MOVEMENT = 'GET /api/staff/report/money/movement';

export type Report = Calls[typeof REPORT]['data'];
export type Movement = Calls[typeof MOVEMENT]['data'][number];
export type MovementQuery = NonNullable<Calls[typeof MOVEMENT]['query']>;

export const reportApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReport: query(build, REPORT),
    getMovements: build.infiniteQuery<Page<Movement>, MovementQuery, string | null>({
      ...pages,
      query: ({ queryArg, pageParam }) =>
        requestOf(MOVEMENT, { ...queryArg, ...(pageParam !== null && { cursor: pageParam }) }),
    }),
  }),
});

export const { useGetReportQuery, useGetMovementsInfiniteQuery } = reportApi;
