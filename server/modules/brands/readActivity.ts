import { sql, type Selectable } from 'kysely';
import type { PrizeGame } from '#core/brand/prizes';
import type { Activity } from '#core/brand/release/costPerDay';
import { DAY_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { Calls } from '#schemas/api/contract';
import { bangkokIso } from '#core/time/bangkok';
import type { AuditLog } from '#server/platform/db/schema';
import { before, type Keyset } from '#server/platform/db/keyset';

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

type Line = Calls['GET /api/staff/brand/{brandId}/audit']['data'][number];
type AuditRow = Selectable<AuditLog> & { readonly username: string | null; readonly email: string | null };

const ACTOR_TYPES = { MEMBER: 'member', STAFF: 'staff', SYSTEM: 'system' } as const;

/** The audit trail of a brand, or `*` for entries about all brands, newest first; one row more than the page. */
export function findAudit(db: Database, brandId: string, keyset: Keyset): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_log as l')
    .leftJoin('members as m', (on) =>
      on.onRef('m.brand_id', '=', 'l.brand_id').onRef('m.id', '=', 'l.actor_id'),
    )
    .leftJoin('staff as s', 's.id', 'l.actor_id')
    .selectAll('l')
    .select(['m.username', 's.email'])
    .where('l.brand_id', '=', brandId)
    .where(before(keyset, 'l'))
    .orderBy('l.created_at', 'desc')
    .orderBy('l.id', 'desc')
    .limit(keyset.limit + 1)
    .execute();
}

/** Who did what to what; the details include the ledger transaction. */
export function presentAudit(row: AuditRow): Line {
  return {
    uuid: row.id,
    at: bangkokIso(row.created_at),
    actorType: ACTOR_TYPES[row.actor_kind],
    actor: row.email ?? row.username ?? row.actor_id,
    action: row.action,
    target: row.subject_id === null ? row.subject_type : `${row.subject_type} ${row.subject_id}`,
    ip: row.ip,
    detail: {
      ...textsOf(row.detail),
      ...(row.ledger_transaction_id !== null && { transactionId: row.ledger_transaction_id }),
      ...(row.trace_id !== null && { traceId: row.trace_id }),
    },
  };
}

/** `audit` writes one flat object of plain values. */
function textsOf(detail: AuditRow['detail']): Record<string, string> {
  if (typeof detail !== 'object' || detail === null) return {};
  return Object.fromEntries(
    Object.entries(detail).flatMap(([name, value]) =>
      value === null || typeof value === 'object' ? [] : [[name, String(value)]],
    ),
  );
}
