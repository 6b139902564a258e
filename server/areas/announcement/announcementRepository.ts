import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#server/clock';
import type { Database } from '#server/db/connect';

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
  return rows.map((row) => ({
    uuid: row.id,
    title: row.title,
    detail: row.detail,
    image: row.image,
    link: row.link,
    startAt: bangkokIso(row.start_at),
    endAt: row.end_at && bangkokIso(row.end_at),
    popup: row.popup,
  }));
}
