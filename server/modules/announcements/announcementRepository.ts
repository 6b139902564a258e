import type { Calls } from '#schemas/api/contract';
import type { Database } from '#server/platform/db/connect';
import { presentAnnouncement, presentStored } from './presentAnnouncement';

type Announcements = Calls['GET /api/announcement']['data'];

/** As many as a strip and a popup can show. */
const LIMIT = 50;

/** News that is running at `now`, for everybody and for this audience; newest first. */
export async function findAnnouncements(
  db: Database,
  brandId: string,
  audience: 'PUBLIC' | 'MEMBER',
  now: Date,
): Promise<Announcements> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('audience', 'in', ['ALL', audience])
    .where('start_at', '<=', now)
    .where((is) => is.or([is('end_at', 'is', null), is('end_at', '>', now)]))
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(presentAnnouncement);
}

/** All of the brand for staff, newest first. */
export async function findStored(
  db: Database,
  brandId: string,
): Promise<Calls['GET /api/staff/brand/{brandId}/announcement']['data']> {
  const rows = await db
    .selectFrom('announcements')
    .selectAll()
    .where('brand_id', '=', brandId)
    .orderBy('start_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMIT)
    .execute();
  return rows.map(presentStored);
}
