import type { Calls } from '#schemas/api/contract';
import { audit } from '#server/platform/audit/audit';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import type { StaffAct } from '#server/platform/http/handlers';
import { uuidv7 } from '#server/platform/id';
import type { Selectable } from 'kysely';
import { bangkokIso } from '#core/time/bangkok';
import type { Announcements } from '#server/platform/db/schema';

type Announce = Calls['POST /api/staff/brand/{brandId}/announcement'];

/**
 * Creates an announcement for members, visitors or both. Its content is text, never markup.
 * @throws AppError VALIDATION when it would end before it begins, or in the past, or leads to no address.
 */
export async function announce(
  db: Database,
  { brandId, origin }: StaffAct,
  body: Announce['body'],
): Promise<Announce['data']> {
  const startAt = body.startAt ? new Date(body.startAt) : origin.now;
  const endAt = body.endAt ? new Date(body.endAt) : null;
  if (endAt && (endAt <= startAt || endAt <= origin.now))
    throw fail('VALIDATION', undefined, { endAt: 'VALIDATION' });
  const link = body.link ?? null;
  if (link !== null && !URL.canParse(link)) throw fail('VALIDATION', undefined, { link: 'VALIDATION' });
  const row = {
    id: uuidv7(),
    title: body.title.trim(),
    detail: body.detail?.trim() ?? '',
    title_en: body.titleEn?.trim() || null,
    detail_en: body.detailEn?.trim() || null,
    audience: body.audience,
    image: body.image ?? null,
    link,
    popup: body.popup ?? false,
    start_at: startAt,
    end_at: endAt,
  };
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('announcements')
      .values({ ...row, brand_id: brandId, created_at: origin.now })
      .execute();
    const { title, audience } = row;
    const subject = { type: 'ANNOUNCEMENT', id: row.id };
    await audit(trx, {
      ...origin,
      brandId,
      action: 'announcement.publish',
      subject,
      detail: { title, audience, link },
    });
  });
  return presentStored(row);
}

/**
 * Shows an announcement no longer; one that has not begun never will be.
 * @throws AppError NOT_FOUND, STATE_CHANGED when it had ended.
 */
export async function endAnnouncement(
  db: Database,
  { brandId, origin }: StaffAct,
  id: string,
): Promise<Announce['data']> {
  const ended = await inTransaction(db, async (trx): Promise<AnnouncementRow> => {
    const row = await trx
      .updateTable('announcements')
      .set({ end_at: origin.now })
      .where('brand_id', '=', brandId)
      .where('id', '=', id)
      .where((is) => is.or([is('end_at', 'is', null), is('end_at', '>', origin.now)]))
      .returningAll()
      .executeTakeFirst();
    if (!row) {
      const found = trx
        .selectFrom('announcements')
        .select('id')
        .where('brand_id', '=', brandId)
        .where('id', '=', id);
      throw fail((await found.executeTakeFirst()) ? 'STATE_CHANGED' : 'NOT_FOUND');
    }
    const subject = { type: 'ANNOUNCEMENT', id };
    await audit(trx, {
      ...origin,
      brandId,
      action: 'announcement.end',
      subject,
      detail: { title: row.title },
    });
    return row;
  });
  return presentStored(ended);
}

type Published = Calls['GET /api/announcement']['data'];

/** As many as a strip and a popup can show. */
const LIMIT = 50;

/** News that is running at `now`, for everybody and for this audience; newest first. */
export async function findAnnouncements(
  db: Database,
  brandId: string,
  audience: 'PUBLIC' | 'MEMBER',
  now: Date,
): Promise<Published> {
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

export type AnnouncementRow = Omit<Selectable<Announcements>, 'brand_id' | 'created_at'>;

/** As members and visitors see it. */
export function presentAnnouncement(row: AnnouncementRow): Calls['GET /api/announcement']['data'][number] {
  const { audience: _, ...shown } = presentStored(row);
  return shown;
}

/** As staff see it. */
export function presentStored(
  row: AnnouncementRow,
): Calls['POST /api/staff/brand/{brandId}/announcement']['data'] {
  const { id: uuid, title, detail, audience, image, link, popup } = row;
  const texts = { title, detail, titleEn: row.title_en, detailEn: row.detail_en };
  const endAt = row.end_at && bangkokIso(row.end_at);
  return { uuid, ...texts, audience, image, link, popup, startAt: bangkokIso(row.start_at), endAt };
}
