import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { limitPeriods, type BreakKind, type CheckMinutes } from '#schemas/common/terms';
import type { Database } from '#server/platform/db/connect';
import { satangToBaht } from '#core/money/money';
import { bangkokIso } from '#core/time/bangkok';
import { activeBreak } from './exclusions';
import { limitUse, type LimitUse } from './depositBounds';
import { CHECK_MINUTES, lastRound, playSessionAt } from './playBounds';
import { RAISE_MS } from './limits';

type PlayStatus = Calls['GET /api/auth/responsible-play']['data'];

interface Row {
  readonly birth_date_needed: boolean;
  readonly kind: BreakKind | null;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly since: Date | null;
  readonly every_minutes: CheckMinutes | null;
  readonly last_sign: Date | null;
  /** Satang that play brought since then. */
  readonly net: number;
}

/** Limits, break and play session of a member. Two queries. */
export async function readPlayStatus(
  db: Database,
  brandId: string,
  memberId: string,
  now: Date,
): Promise<PlayStatus> {
  const [limits, row] = [
    await sql<LimitUse>`${limitUse({ brandId, memberId, now })}`.execute(db),
    await readRow(db, brandId, memberId, now),
  ];
  const { rows: uses } = limits;
  const least = Math.min(...uses.map(({ amount, used }) => Math.max(0, amount - used)));
  const every = row.every_minutes ?? CHECK_MINUTES;
  const session = playSessionAt({ since: row.since, lastSign: row.last_sign, everyMinutes: every }, now);
  return {
    limits: limitPeriods.map((period) =>
      presentLimit(
        period,
        uses.find((use) => use.period === period),
        now,
      ),
    ),
    depositLeft: uses.length === 0 ? null : satangToBaht(least),
    playBreak: row.kind && {
      kind: row.kind,
      startedAt: bangkokIso(row.starts_at),
      until: row.ends_at && bangkokIso(row.ends_at),
      endable: row.ends_at === null,
    },
    realityCheck: {
      every,
      since: session.since && bangkokIso(session.since),
      minutes: session.minutes,
      net: session.since ? satangToBaht(row.net) : 0,
      due: session.due,
    },
    birthDateNeeded: row.birth_date_needed,
  };
}

function presentLimit(
  period: LimitUse['period'],
  use: LimitUse | undefined,
  now: Date,
): PlayStatus['limits'][number] {
  if (!use) return { period, amount: null, used: 0, left: null, pending: null };
  const { amount, used, pending_amount, pending_since } = use;
  const confirmFrom = pending_since && new Date(pending_since.getTime() + RAISE_MS);
  return {
    period,
    amount: satangToBaht(amount),
    used: satangToBaht(used),
    left: satangToBaht(Math.max(0, amount - used)),
    pending: confirmFrom && {
      amount: pending_amount === null ? null : satangToBaht(pending_amount),
      confirmFrom: bangkokIso(confirmFrom),
      ready: now >= confirmFrom,
    },
  };
}

/** Rounds at the houses and draws of our own count for the result: what came back less what was staked. */
async function readRow(db: Database, brandId: string, memberId: string, now: Date): Promise<Row> {
  const { rows } = await sql<Row>`
    SELECT m.birth_date_needed, b.kind, b.starts_at, b.ends_at, t.since, t.every_minutes,
      greatest(t.seen_at, ${lastRound}) AS last_sign,
      (SELECT coalesce(sum(g.win - g.bet), 0) FROM game_rounds g
        WHERE g.brand_id = t.brand_id AND g.member_id = t.member_id AND g.played_at >= t.since)::bigint
      + (SELECT coalesce(sum(CASE p.type WHEN 'CREDIT' THEN p.value ELSE 0 END - p.cost), 0) FROM prize_plays p
        WHERE p.brand_id = t.brand_id AND p.member_id = t.member_id AND p.created_at >= t.since)::bigint AS net
    FROM members m
    LEFT JOIN play_sessions t ON t.brand_id = m.brand_id AND t.member_id = m.id
    LEFT JOIN LATERAL (${activeBreak(sql.ref('m.brand_id'), sql.ref('m.id'), now)}) b ON true
    WHERE m.brand_id = ${brandId} AND m.id = ${memberId}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('A member who is logged in does not exist.');
  return row;
}
