import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Calls } from '#schemas/api/contract';
import { satangToBaht } from '#core/money/money';
import { bangkokDay, bangkokIso } from '#core/time/bangkok';
import { MINUTE_MS } from '#core/time/durations';
import type { Database } from '#server/platform/db/connect';
import type { GameSessions } from '#server/platform/db/schema';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Player, Round } from '#server/providers/ports/gameProvider';
import type { Offered } from './catalogue';

type GameSession = Calls['GET /api/auth/user/game/session']['data'][number];

/** A longer pause between two rounds of a game begins a new session, in ms. */
const PAUSE_MS = 30 * MINUTE_MS;

interface PlayedWallet {
  readonly brandId: string;
  readonly walletId: string;
  readonly memberId: string;
  readonly provider: string;
}

/**
 * Adds newly booked rounds to the sessions they continue or begins new ones. Call it in the transaction that stored the
 * rounds, after their day was updated: the lock on the day keeps two bookings from beginning the same session.
 */
export async function recordSessions(
  trx: Transaction,
  wallet: PlayedWallet,
  rounds: readonly Round[],
): Promise<void> {
  for (const group of groupRounds(rounds)) await recordSession(trx, wallet, group);
}

type Group = readonly [Round, ...Round[]];

/** Rounds of one game on one Bangkok day without a long pause, oldest first. */
function groupRounds(rounds: readonly Round[]): readonly Group[] {
  const groups: [Round, ...Round[]][] = [];
  const sorted = [...rounds].sort((a, b) => a.endedAt.getTime() - b.endedAt.getTime());
  for (const round of sorted) {
    const open = groups.filter(([first]) => first.game === round.game).at(-1);
    const last = open?.at(-1);
    const isSame =
      last !== undefined &&
      round.endedAt.getTime() - last.endedAt.getTime() <= PAUSE_MS &&
      bangkokDay(round.endedAt) === bangkokDay(last.endedAt);
    if (isSame) open?.push(round);
    else groups.push([round]);
  }
  return groups;
}

async function recordSession(trx: Transaction, wallet: PlayedWallet, group: Group): Promise<void> {
  const { brandId, walletId, memberId, provider } = wallet;
  const [{ game, endedAt: first }] = group;
  const last = group.at(-1)?.endedAt ?? first;
  const bet = group.reduce((sum, round) => sum + round.bet, 0);
  const win = group.reduce((sum, round) => sum + round.win, 0);
  const day = sql`date_trunc('day', ${first}::timestamptz AT TIME ZONE 'Asia/Bangkok')`;
  const { numAffectedRows } = await sql`
    UPDATE game_sessions AS s
    SET rounds = s.rounds + ${group.length}, bet = s.bet + ${bet}, win = s.win + ${win},
        created_at = least(s.created_at, ${first}::timestamptz), ended_at = greatest(s.ended_at, ${last}::timestamptz)
    WHERE s.brand_id = ${brandId} AND s.id = (
      SELECT t.id FROM game_sessions t
      WHERE t.brand_id = ${brandId} AND t.member_id = ${memberId} AND t.wallet_id = ${walletId} AND t.game = ${game}
        AND t.created_at <= ${new Date(last.getTime() + PAUSE_MS)} AND t.ended_at >= ${new Date(first.getTime() - PAUSE_MS)}
        AND date_trunc('day', t.created_at AT TIME ZONE 'Asia/Bangkok') = ${day}
      ORDER BY t.created_at DESC, t.id DESC LIMIT 1)`.execute(trx);
  if (numAffectedRows === 1n) return;
  await trx
    .insertInto('game_sessions')
    .values({
      ...{ brand_id: brandId, id: uuidv7(), wallet_id: walletId, member_id: memberId, provider, game },
      ...{ rounds: group.length, bet, win, created_at: first, ended_at: last },
    })
    .execute();
}

/** The member's play sessions. */
export function ownSessions(db: Database, { brandId, memberId }: Player) {
  return db
    .selectFrom('game_sessions')
    .selectAll()
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId);
}

/** A session as shown to its member, with the game's name from the providers' lists. */
export function presentSession(
  row: Selectable<GameSessions>,
  offered: readonly Offered[],
  imageOf: (offered: Offered) => string,
): GameSession {
  const found = offered.find(({ provider, game }) => provider.id === row.provider && game.code === row.game);
  return {
    uuid: row.id,
    gameCode: row.game,
    name: found?.game.name ?? null,
    nameTh: found?.game.nameTh ?? null,
    image: found ? imageOf(found) : null,
    rounds: row.rounds,
    bet: satangToBaht(row.bet),
    win: satangToBaht(row.win),
    createdAt: bangkokIso(row.created_at),
    endedAt: bangkokIso(row.ended_at),
  };
}
