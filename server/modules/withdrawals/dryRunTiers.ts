import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';

type DryRun = Calls['POST /api/staff/brand/{brandId}/withdrawal-tiers/dry-run'];

/** In days. */
const PERIOD = 30;

/**
 * How the brand's withdrawals of the last 30 days would have been approved with these tiers. What else spoke against an
 * automatic approval was stored with each of them. One query.
 */
export async function dryRunTiers(
  db: Database,
  brandId: string,
  { automaticUpTo, secondPersonAbove }: DryRun['body'],
  now: Date,
): Promise<DryRun['data']> {
  const since = new Date(now.getTime() - PERIOD * DAY_MS);
  const second = sql`(${secondPersonAbove} > 0 AND amount > ${secondPersonAbove * 100}::bigint)`;
  const tier = sql`CASE
    WHEN ${automaticUpTo} = 0 THEN '{OFF}'
    WHEN amount > ${automaticUpTo * 100}::bigint OR ${second} THEN '{AMOUNT}'
    ELSE '{}' END::text[]`;
  const { rows } = await sql<DryRun['data']>`
    WITH judged AS (
      SELECT ${second} AS second, ${tier} || array_remove(array_remove(manual_reasons, 'OFF'), 'AMOUNT') AS reasons
      FROM withdrawals WHERE brand_id = ${brandId} AND created_at >= ${since}
    ), counted AS (
      SELECT reason, count(*) FROM judged, unnest(reasons) AS reason GROUP BY reason
    )
    SELECT count(*) AS total,
      count(*) FILTER (WHERE reasons = '{}') AS automatic,
      count(*) FILTER (WHERE reasons <> '{}' AND NOT second) AS "onePerson",
      count(*) FILTER (WHERE second) AS "twoPeople",
      (SELECT coalesce(jsonb_agg(to_jsonb(counted) ORDER BY count DESC, reason), '[]') FROM counted) AS reasons
    FROM judged`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate has one row.');
  return counts;
}
