import { sql } from 'kysely';
import type { DrawnGame } from '#schemas/api/fair';
import type { Brand } from '#schemas/brand/brand';
import { bangkokDay } from '#core/time/bangkok';
import type { Database } from '#server/platform/db/connect';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { playsAllowed, rulesOf } from './drawnGames';

interface Player {
  readonly brand: Brand;
  readonly memberId: string;
  readonly now: Date;
}

/** @returns the remaining plays of today per game. At most two queries, independent of the number of games. */
export async function readRights(
  db: Database,
  { brand, memberId, now }: Player,
): Promise<(game: DrawnGame) => number> {
  const day = bangkokDay(now);
  const { rows } = await sql<{ deposited: number | null; game: string | null; used: number | null }>`
    SELECT d.total AS deposited, r.game, r.used FROM (SELECT ${brand.id} AS brand_id, ${memberId}::uuid AS member_id) m
    LEFT JOIN member_deposit_days d ON d.brand_id = m.brand_id AND d.member_id = m.member_id AND d.day = ${day}
    LEFT JOIN prize_rights r ON r.brand_id = m.brand_id AND r.member_id = m.member_id AND r.day = ${day}`.execute(
    db,
  );
  return (game) => {
    const used = rows.find((row) => row.game === game)?.used ?? 0;
    return Math.max(0, playsAllowed(rulesOf(brand, game), rows[0]?.deposited ?? 0) - used);
  };
}

/**
 * Uses one of today's plays. A day's deposits only grow, so the limit read before cannot be too high. Two queries.
 * @returns the remaining plays, and the sequence number of this play in the member's log of the game.
 * @throws AppError NO_RIGHT_LEFT.
 */
export async function takeRight(
  trx: Transaction,
  { brand, memberId, now }: Player,
  game: DrawnGame,
): Promise<{ left: number; seq: number }> {
  const day = bangkokDay(now);
  const deposits = await trx
    .selectFrom('member_deposit_days')
    .select('total')
    .where('brand_id', '=', brand.id)
    .where('member_id', '=', memberId)
    .where('day', '=', day)
    .executeTakeFirst();
  const allowed = playsAllowed(rulesOf(brand, game), deposits?.total ?? 0);
  if (allowed < 1) throw fail('NO_RIGHT_LEFT');
  // Days only advance, so a clock that is set back does not repeat a day.
  const { rows } = await sql<{ used: number; plays: number }>`
    INSERT INTO prize_rights AS r (brand_id, member_id, game, day, used, plays)
    VALUES (${brand.id}, ${memberId}, ${game}, ${day}, 1, 1)
    ON CONFLICT (brand_id, member_id, game) DO UPDATE SET
      used = CASE WHEN r.day < excluded.day THEN 1 ELSE r.used + 1 END, day = excluded.day, plays = r.plays + 1
    WHERE r.day < excluded.day OR (r.day = excluded.day AND r.used < ${allowed})
    RETURNING used, plays`.execute(trx);
  const [row] = rows;
  if (!row) throw fail('NO_RIGHT_LEFT');
  return { left: allowed - row.used, seq: row.plays };
}
