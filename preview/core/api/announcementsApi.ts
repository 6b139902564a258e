import type { Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { staffApi } from './staffApi';

type Announce = Calls['POST /api/staff/brand/{brandId}/announcement'];

export type Announcement = Announce['data'];
export type NewAnnouncement = Announce['body'];

interface OfBrand {
  readonly brandId: string;
}

const announcementsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getAnnouncements: build.query<readonly Announcement[], string>({
      query: (brandId) => request('GET /api/staff/brand/{brandId}/announcement', { params: { brandId } }),
      providesTags: ['Announcement'],
    }),
    announce: build.mutation<Announcement, OfBrand & NewAnnouncement>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/announcement', { params: { brandId }, body }),
      invalidatesTags: ['Announcement', 'Audit'],
    }),
    endAnnouncement: build.mutation<Announcement, OfBrand & { readonly uuid: string }>({
      query: (params) =>
        request('POST /api/staff/brand/{brandId}/announcement/{uuid}/end', { params, body: {} }),
      invalidatesTags: ['Announcement', 'Audit'],
    }),
  }),
});

export const { useGetAnnouncementsQuery, useAnnounceMutation, useEndAnnouncementMutation } = announcementsApi;
