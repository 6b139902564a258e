import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type Announcement = Received<'GET /api/announcement'>[number];

/** News of the brand: separate lists for visitors and members. */
export const announcementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For visitors. */
    getPublicAnnouncements: build.query<Announcement[], void>({
      query: () => request('GET /api/announcement'),
    }),
    /** For members. */
    getAnnouncements: build.query<Announcement[], void>({
      query: () => request('GET /api/auth/announcement'),
    }),
  }),
});

export const { useGetPublicAnnouncementsQuery, useGetAnnouncementsQuery } = announcementApi;
