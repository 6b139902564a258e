import type { Calls } from '#schemas/api/contract';
import { request } from '@/api/request';
import { staffApi } from './staffApi';

type Announce = Calls['POST /api/staff/brand/{brandId}/announcement'];

export type News = Announce['data'];
export type NewNews = Announce['body'];

interface OfBrand {
  readonly brandId: string;
}

export const newsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getNews: build.query<readonly News[], string>({
      query: (brandId) => request('GET /api/staff/brand/{brandId}/announcement', { params: { brandId } }),
      providesTags: ['News'],
    }),
    announce: build.mutation<News, OfBrand & NewNews>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/announcement', { params: { brandId }, body }),
      invalidatesTags: ['News', 'Audit'],
    }),
    endNews: build.mutation<News, OfBrand & { readonly uuid: string }>({
      query: (params) =>
        request('POST /api/staff/brand/{brandId}/announcement/{uuid}/end', { params, body: {} }),
      invalidatesTags: ['News', 'Audit'],
    }),
  }),
});

export const { useGetNewsQuery, useAnnounceMutation, useEndNewsMutation } = newsApi;
