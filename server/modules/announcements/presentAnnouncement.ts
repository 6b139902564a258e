import type { Selectable } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { Announcements } from '#server/platform/db/schema';

export type AnnouncementRow = Omit<Selectable<Announcements>, 'brand_id' | 'created_at'>;

/** As members and visitors see it. */
export function presentAnnouncement(row: AnnouncementRow): Calls['GET /api/announcement']['data'][number] {
  const { uuid, title, detail, image, link, startAt, endAt, popup } = presentStored(row);
  return { uuid, title, detail, image, link, startAt, endAt, popup };
}

/** As staff see it. */
export function presentStored(
  row: AnnouncementRow,
): Calls['POST /api/staff/brand/{brandId}/announcement']['data'] {
  const { id: uuid, title, detail, audience, image, link, popup } = row;
  const endAt = row.end_at && bangkokIso(row.end_at);
  return { uuid, title, detail, audience, image, link, popup, startAt: bangkokIso(row.start_at), endAt };
}
