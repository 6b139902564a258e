import { sql } from 'kysely';
import type { PrizeGame } from '#core/brand/prizes';
import type { Activity } from '#core/brand/release/costPerDay';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const games = { WHEEL: 'wheel', FLIP_CARD: 'flipCard', FLIP_CARD_REWARD: 'flipCardReward' } as const;

interface Row {
  readonly fact: 'members' | 'checkIns' | 'deposits' | keyof typeof games;
  /** Hour of the day in Bangkok, of deposits. */
  readonly hour: number;
  readonly count: number;
  readonly satang: number;
}

/** What the members of a brand did in the 24 hours before `now`; hours of the day are those of Bangkok. One query. */
export async function readActivity(db: Database, brandId: string, now: Date): Promise<Activity> {
  const since = new Date(now.getTime() - DAY_MS);
  // Deposits are indexed by their creation; hardly one is credited after a week.
  const oldest = new Date(now.getTime() - 7 * DAY_MS);
  const { rows } = await sql<Row>`
    SELECT game AS fact, 0 AS hour, count(*)::int AS count, 0::bigint AS satang
    FROM prize_plays WHERE brand_id = ${brandId} AND created_at > ${since} GROUP BY game
    UNION ALL
    SELECT 'checkIns', 0, count(*)::int, 0 FROM check_ins WHERE brand_id = ${brandId} AND created_at > ${since}
    UNION ALL
    SELECT 'members', 0, count(*)::int, 0 FROM members WHERE brand_id = ${brandId} AND last_login_at > ${since}
    UNION ALL
    SELECT 'deposits', extract(hour FROM completed_at AT TIME ZONE 'Asia/Bangkok')::int, count(*)::int,
           coalesce(sum(credited_amount), 0)::bigint
    FROM deposit_requests
    WHERE brand_id = ${brandId} AND status = 'SUCCESS' AND completed_at > ${since}
      AND created_at > ${oldest}
    GROUP BY 2`.execute(db);
  const countOf = (fact: Row['fact']): number => rows.find((row) => row.fact === fact)?.count ?? 0;
  const plays = Object.entries(games).map(([stored, game]) => [game, countOf(stored as keyof typeof games)]);
  return {
    members: countOf('members'),
    checkIns: countOf('checkIns'),
    plays: Object.fromEntries(plays) as Record<PrizeGame, number>,
    deposits: HOURS.map((hour) => {
      const found = rows.find((row) => row.fact === 'deposits' && row.hour === hour);
      return { count: found?.count ?? 0, baht: (found?.satang ?? 0) / 100 };
    }),
  };
}
