import type { Calls } from '#schemas/api/contract';
import { mutation, query, staffApi } from '@backoffice/api/staffApi';

type Announce = Calls['POST /api/staff/brand/{brandId}/announcement'];

export type Announcement = Announce['data'];
export type NewAnnouncement = Announce['body'];

const changed = { invalidatesTags: ['Announcement', 'Audit'] } as const;

export const { useGetAnnouncementsQuery, useAnnounceMutation, useEndAnnouncementMutation } =
  staffApi.injectEndpoints({
    endpoints: (build) => ({
      getAnnouncements: query(build, 'GET /api/staff/brand/{brandId}/announcement', {
        providesTags: ['Announcement'],
      }),
      announce: mutation(build, 'POST /api/staff/brand/{brandId}/announcement', changed),
      endAnnouncement: mutation(build, 'POST /api/staff/brand/{brandId}/announcement/{uuid}/end', changed),
    }),
  });
