import type { Deps } from '#server/deps';
import type { Handlers } from '#server/http/handlers';
import { findAnnouncements } from './announcementRepository';

type AnnouncementCall = 'GET /api/announcement' | 'GET /api/auth/announcement';

/** News of the brand (API-159, API-160). */
export function announcementHandlers({ db }: Deps): Handlers<AnnouncementCall> {
  return {
    'GET /api/announcement': ({ brand, now }) => findAnnouncements(db, brand.id, 'PUBLIC', now),
    'GET /api/auth/announcement': ({ brand, now }) => findAnnouncements(db, brand.id, 'MEMBER', now),
  };
}
