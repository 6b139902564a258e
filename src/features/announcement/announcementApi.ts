import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type Announcement = Received<'GET /api/announcement'>[number];

/** News of the brand: one list for visitors, one for members. */
export const announcementApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** For visitors (API-160). */
    getPublicAnnouncements: build.query<Announcement[], void>({
      query: () => request('GET /api/announcement'),
    }),
    /** For members (API-159). */
    getAnnouncements: build.query<Announcement[], void>({
      query: () => request('GET /api/auth/announcement'),
    }),
  }),
});

export const { useGetPublicAnnouncementsQuery, useGetAnnouncementsQuery } = announcementApi;
