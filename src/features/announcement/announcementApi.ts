import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';

export type Announcement = Calls['GET /api/announcement']['data'][number];

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
