import type { Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { staffApi } from './staffApi';

export type BrandFiles = Calls['GET /api/staff/brand-file']['data'][number];

export const brandFilesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getFiles: build.query<BrandFiles[], void>({
      query: () => request('GET /api/staff/brand-file'),
      // Each save, discard and publication says that the list of brands is out of date, and so are their files.
      providesTags: ['Brand'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetFilesQuery } = brandFilesApi;
