import { sql, type RawBuilder } from 'kysely';

/** A row of `sinceLastPaid`; amounts in satang. */
export interface SinceLastPaid {
  /** When the last withdrawal was paid; null when none was. */
  readonly at: Date | null;
  readonly deposited: number;
  readonly played: number;
}

/**
 * SQL: a lateral table of one row with what a member deposited and staked since the last paid withdrawal. Both are read
 * by day, and on the day of the withdrawal by deposit and round, so that the cost hardly grows with a long history.
 */
export function sinceLastPaid(
  brandId: RawBuilder<unknown>,
  memberId: RawBuilder<unknown>,
): RawBuilder<SinceLastPaid> {
  const own = (table: string) =>
    sql`${sql.ref(`${table}.brand_id`)} = ${brandId} AND ${sql.ref(`${table}.member_id`)} = ${memberId}`;
  const onDay = (column: string) =>
    sql`${sql.ref(column)} > paid.at AND ${sql.ref(column)} < (paid.day + 1)::timestamp AT TIME ZONE 'Asia/Bangkok'`;
  return sql<SinceLastPaid>`LATERAL (
    SELECT paid.at,
      ((SELECT coalesce(sum(d.total), 0) FROM member_deposit_days d
        WHERE ${own('d')} AND d.day > coalesce(paid.day, '-infinity'))
      + (SELECT coalesce(sum(r.credited_amount), 0) FROM deposit_requests r
        WHERE ${own('r')} AND r.status = 'SUCCESS' AND ${onDay('r.completed_at')}))::bigint AS deposited,
      ((SELECT coalesce(sum(d.turnover), 0) FROM game_days d
        WHERE ${own('d')} AND d.day > coalesce(paid.day, '-infinity'))
      + (SELECT coalesce(sum(r.bet), 0) FROM game_rounds r
        WHERE ${own('r')} AND ${onDay('r.played_at')}))::bigint AS played
    FROM (
      SELECT last.at, (last.at AT TIME ZONE 'Asia/Bangkok')::date AS day
      FROM (SELECT (
        SELECT w.completed_at FROM withdrawals w WHERE ${own('w')} AND w.status = 'SUCCESS'
        ORDER BY w.created_at DESC LIMIT 1) AS at) last
    ) paid)`;
}
