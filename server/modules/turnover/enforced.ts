import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';

/** Longest delay, in ms, until a provider reports a finished round; a bonus is only taken back after it. */
export const LATE_MS = 10 * MINUTE_MS;

type Column = RawBuilder<unknown> | string;

/** SQL condition on requirement `t`: it blocks a withdrawal at `now`. A lapsing one stops exactly at its expiry. */
export const isEnforced = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(t.status = 'OPEN' AND (t.at_expiry <> 'LAPSE' OR t.expires_at > ${now}))`;

/** SQL condition on requirement `t`: its expiry takes effect. */
export const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(t.status = 'OPEN' AND t.expires_at <= ${now}::timestamptz
    - CASE t.at_expiry WHEN 'LAPSE' THEN 0 ELSE ${sql.lit(LATE_MS / 1_000)} END * interval '1 second')`;

/** SQL expression: satang that a member must still stake before a withdrawal. */
export const turnoverLeft = (brandId: Column, memberId: Column, now: Date): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(t.required - t.progress), 0)::bigint FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isEnforced(now)})`;

/** SQL expression: whether the member has an expiry to process. */
export const hasOverdue = (brandId: Column, memberId: Column, now: Date): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isOverdue(now)})`;

/** @returns satang that a member must still stake before a withdrawal. One query. */
export async function readTurnoverLeft(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    SELECT ${turnoverLeft(brandId, memberId, now)} AS left`.execute(db);
  return rows[0]?.left ?? 0;
}
