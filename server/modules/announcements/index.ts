import type { Deps } from '#server/providers/deps';
import { staffOrigin, type Handlers } from '#server/platform/http/handlers';
import { announce, endAnnouncement, findAnnouncements, findStored } from './announcements';

type AnnouncementCall =
  | 'GET /api/announcement'
  | 'GET /api/auth/announcement'
  | 'GET /api/staff/brand/{brandId}/announcement'
  | 'POST /api/staff/brand/{brandId}/announcement'
  | 'POST /api/staff/brand/{brandId}/announcement/{uuid}/end';

/** News of the brand, and the staff who write them. */
export function announcementHandlers({ db }: Deps): Handlers<AnnouncementCall> {
  return {
    'GET /api/announcement': ({ brand, now }) => findAnnouncements(db, brand.id, 'PUBLIC', now),
    'GET /api/auth/announcement': ({ brand, now }) => findAnnouncements(db, brand.id, 'MEMBER', now),
    'GET /api/staff/brand/{brandId}/announcement': ({ brand }) => findStored(db, brand.id),
    'POST /api/staff/brand/{brandId}/announcement': (context) =>
      announce(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.body),
    'POST /api/staff/brand/{brandId}/announcement/{uuid}/end': (context) =>
      endAnnouncement(db, { brandId: context.brand.id, origin: staffOrigin(context) }, context.params.uuid),
  };
}
