import { useTranslation } from 'react-i18next';
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

/** The texts of news in the member's language; those of the other where it has none. */
export function useNewsText(): (news: Announcement) => { readonly title: string; readonly detail: string } {
  const { i18n } = useTranslation();
  return ({ title, detail = '', titleEn, detailEn }) =>
    i18n.language === 'en' && titleEn
      ? { title: titleEn, detail: detailEn ?? '' }
      : { title: title || (titleEn ?? ''), detail: detail || (detailEn ?? '') };
}

export const { useGetPublicAnnouncementsQuery, useGetAnnouncementsQuery } = announcementApi;
