import { sql } from 'kysely';
import type { Database } from '#server/platform/db/connect';
import { before, type Keyset } from '#server/platform/db/keyset';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import { fail } from '#server/platform/appError';

/** Friends per response; the sums cover all of them. */
export const FRIENDS = 100;

export async function findCode(db: Database, brandId: string, memberId: string): Promise<string> {
  const { aff_code } = await db
    .selectFrom('members')
    .select('aff_code')
    .where('brand_id', '=', brandId)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return aff_code;
}

/** Invited members, newest first; one row more than the page. */
export function findDownline(db: Database, brandId: string, memberId: string, keyset: Keyset) {
  return db
    .selectFrom('members as m')
    .select(['m.id', 'm.username', 'm.created_at', 'm.deposit_total'])
    .where('m.brand_id', '=', brandId)
    .where('m.inviter_id', '=', memberId)
    .where(before(keyset, 'm'))
    .orderBy('m.created_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/** A friend's totals over a range of days; amounts in satang. */
export interface FriendRow {
  readonly username: string;
  readonly created_at: Date;
  readonly turnover: number;
  readonly winlost: number;
  readonly bonus: number;
  readonly deposit: number;
  /** Totals of all friends. */
  readonly total: number;
}

/** Friends' stakes and the resulting earnings: the friends with the highest earnings, and the totals. One query. */
export async function findFriends(
  db: Database,
  brandId: string,
  memberId: string,
  { start, end }: DayRange,
): Promise<readonly FriendRow[]> {
  const { rows } = await sql<FriendRow>`
    WITH friends AS (
      SELECT member_id, sum(turnover)::bigint AS turnover, sum(win - turnover)::bigint AS winlost,
             sum(af + wl)::bigint AS bonus, (sum(sum(af + wl)) OVER ())::bigint AS total
      FROM game_days
      WHERE brand_id = ${brandId} AND inviter_id = ${memberId} AND day BETWEEN ${start} AND ${end}
      GROUP BY member_id ORDER BY bonus DESC, member_id LIMIT ${FRIENDS}
    )
    SELECT m.username, m.created_at, f.turnover, f.winlost, f.bonus, f.total, d.deposit
    FROM friends f
    JOIN members m ON m.brand_id = ${brandId} AND m.id = f.member_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(credited_amount), 0)::bigint AS deposit FROM deposit_requests
      WHERE brand_id = ${brandId} AND member_id = f.member_id AND status = 'SUCCESS'
        AND created_at >= ${start}::date::timestamp AT TIME ZONE 'Asia/Bangkok'
        AND created_at < (${end}::date + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'
    ) d
    ORDER BY f.bonus DESC, m.username`.execute(db);
  return rows;
}

/** One day of one member, amounts in satang; `earned` is the refund of one's own day, or the share of a friend's. */
export interface DayRow {
  readonly id: string;
  readonly day: string;
  readonly member_id: string;
  readonly username: string;
  readonly turnover: number;
  readonly winlost: number;
  readonly refund: number;
  readonly af: number;
  readonly wl: number;
}

/**
 * Days of friends, and for win/loss the member's own too, newest first; one row more than the page. Each side is
 * read in index order, so that deep pages cost the same as the first. One query.
 * @param after the last day of the previous page, and its id.
 */
export async function findDays(
  db: Database,
  brandId: string,
  memberId: string,
  { range, own, limit, after }: DaysWanted,
): Promise<readonly DayRow[]> {
  const page = sql`d.brand_id = ${brandId} AND d.day BETWEEN ${range.start} AND ${range.end}
    AND ${after ? sql`(d.day, d.id) < (${after.day}::date, ${after.id}::uuid)` : sql`true`}`;
  const side = (column: 'member_id' | 'inviter_id') => sql`
    (SELECT d.* FROM game_days d WHERE ${sql.ref(`d.${column}`)} = ${memberId} AND ${page}
     ORDER BY d.day DESC, d.id DESC LIMIT ${limit + 1})`;
  const { rows } = await sql<DayRow>`
    SELECT d.id, d.day, d.member_id, m.username, d.turnover, d.win - d.turnover AS winlost, d.refund, d.af, d.wl
    FROM (
      SELECT * FROM (${side('inviter_id')} ${own ? sql`UNION ALL ${side('member_id')}` : sql``}) sides
      ORDER BY day DESC, id DESC LIMIT ${limit + 1}
    ) d
    JOIN members m ON m.brand_id = d.brand_id AND m.id = d.member_id
    ORDER BY d.day DESC, d.id DESC`.execute(db);
  return rows;
}

/** One finished day of the member's own play; amounts in satang, `refund_rate` in hundredths of a percent. */
export type OwnDay = Awaited<ReturnType<typeof findOwnDays>>[number];

/** The member's own days up to `until`, newest first; one row more than the page. One query. */
export function findOwnDays(
  db: Database,
  brandId: string,
  memberId: string,
  {
    until,
    limit,
    after,
  }: { readonly until: string; readonly limit: number; readonly after?: string | undefined },
) {
  return db
    .selectFrom('game_days')
    .select([
      'id',
      'day',
      'turnover',
      'refund',
      'refund_level',
      'refund_rate',
      'refund_claimed_at',
      'settled_at',
    ])
    .select(sql<number>`win - turnover`.as('winlost'))
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', '<=', until)
    .$if(after !== undefined, (days) => days.where('day', '<', after ?? until))
    .orderBy('day', 'desc')
    .limit(limit + 1)
    .execute();
}

interface DaysWanted {
  readonly range: DayRange;
  readonly own: boolean;
  readonly limit: number;
  readonly after: { readonly day: string; readonly id: string } | undefined;
}

export interface DayRange {
  /** Bangkok days, `YYYY-MM-DD`, both included. */
  readonly start: string;
  readonly end: string;
}

/**
 * A valid range of days.
 * @throws AppError DATE_RANGE when it is reversed or includes future days, DATE_RANGE_LONG.
 */
export function checkRange({ limits }: Brand, { start, end }: DayRange, now: Date): DayRange {
  if (start > end || end > bangkokDay(now)) throw fail('DATE_RANGE');
  const days = (Date.parse(end) - Date.parse(start)) / DAY_MS + 1;
  if (days > limits.historyDays) throw fail('DATE_RANGE_LONG', { n: limits.historyDays });
  return { start, end };
}
