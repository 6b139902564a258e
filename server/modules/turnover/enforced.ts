import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';

/** A provider reports a round at most so long after it ended, in ms: a bonus is taken back only after that. */
export const LATE_MS = 10 * MINUTE_MS;

type Column = RawBuilder<unknown> | string;

/** Condition on `t`, a requirement: it stands in the way of a withdrawal at `now`. One that lapses ends to the millisecond. */
export const isEnforced = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(t.status = 'OPEN' AND (t.at_expiry <> 'LAPSE' OR t.expires_at > ${now}))`;

/** Condition on `t`, a requirement: its expiry takes effect. */
export const isOverdue = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(t.status = 'OPEN' AND t.expires_at <= ${now}::timestamptz
    - CASE t.at_expiry WHEN 'LAPSE' THEN 0 ELSE ${sql.lit(LATE_MS / 1_000)} END * interval '1 second')`;

/** An expression: satang that a member still has to stake before a withdrawal. */
export const turnoverLeft = (brandId: Column, memberId: Column, now: Date): RawBuilder<number> =>
  sql<number>`(SELECT coalesce(sum(t.required - t.progress), 0)::bigint FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isEnforced(now)})`;

/** An expression: whether an expiry of the member is to take effect. */
export const hasOverdue = (brandId: Column, memberId: Column, now: Date): RawBuilder<boolean> =>
  sql<boolean>`EXISTS (SELECT FROM turnover_requirements t
    WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND ${isOverdue(now)})`;

/** Satang that a member still has to stake before credit may leave. One query. */
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
