import { sql } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { postRounds } from './gamePostings';
import { satangToBaht } from '#core/money/money';
import type { PlayedCategory } from '#schemas/common/terms';
import { bangkokDay } from '#core/time/bangkok';
import type { Round } from '#server/providers/ports/gameProvider';
import { recordSessions } from './gameSessions';
import { countPlay } from '#server/modules/turnover/index';

/** A wallet with its member and their inviter. */
export interface PlayedWallet {
  readonly brandId: string;
  readonly walletId: string;
  readonly memberId: string;
  readonly inviterId: string | null;
  readonly provider: string;
}

/** A round with the possible categories of its game; empty for an unknown game. */
export interface CategorizedRound extends Round {
  readonly categories: readonly PlayedCategory[];
}

/** Totals of the newly stored rounds, in satang. */
interface Sums {
  readonly net: number;
  readonly rounds: number;
  readonly references: readonly string[];
  readonly days: number;
  readonly booked: number;
}

/**
 * Stores rounds of one wallet, adds them to the member's days and posts their result, all in one transaction; each
 * round counts once despite repeated reports. A round of an already settled day counts for today. Seven queries plus
 * turnover for one session, two when nothing is new.
 * @returns whether the member has open turnover requirements (see `countPlay`).
 * @throws Error when a day is settled concurrently: nothing is stored, and the rounds are reported again.
 */
export async function bookRounds(
  trx: Transaction,
  wallet: PlayedWallet,
  rounds: readonly CategorizedRound[],
  now: Date,
): Promise<boolean> {
  const { brandId, walletId, memberId, provider } = wallet;
  const bookingId = uuidv7();
  const settled = await settledDays(trx, wallet, rounds, now);
  const today = bangkokDay(now);
  const rows = rounds.map((round) => {
    const day = dayOf(round, today);
    return { ...round, id: uuidv7(), day: settled.has(day) ? today : day };
  });
  const { rows: sums } = await sql<Sums>`
    WITH written AS (
      INSERT INTO game_rounds (brand_id, id, wallet_id, member_id, provider, round_ref, game, bet, win, day, booking_id, played_at, created_at)
      SELECT ${brandId}, r.id, ${walletId}, ${memberId}, ${provider}, r.ref, r.game, r.bet, r.win, r.day, ${bookingId}, r.at, ${now}::timestamptz
      FROM unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ reference }) => reference)}::text[],
        ${rows.map(({ game }) => game)}::text[], ${rows.map(({ bet }) => bet)}::bigint[], ${rows.map(({ win }) => win)}::bigint[],
        ${rows.map(({ day }) => day)}::date[], ${rows.map(({ endedAt }) => endedAt)}::timestamptz[]) AS r (id, ref, game, bet, win, day, at)
      ON CONFLICT ON CONSTRAINT game_rounds_once DO NOTHING
      RETURNING round_ref, day, bet, win
    ), sums AS (
      SELECT day, count(*)::integer AS rounds, sum(bet)::bigint AS bet, sum(win)::bigint AS win FROM written GROUP BY day
    ), days AS (
      INSERT INTO game_days AS d (brand_id, id, member_id, inviter_id, day, rounds, turnover, win)
      SELECT ${brandId}, gen_random_uuid(), ${memberId}, ${wallet.inviterId}::uuid, day, rounds, bet, win FROM sums
      ON CONFLICT ON CONSTRAINT game_days_member DO UPDATE
        SET rounds = d.rounds + excluded.rounds, turnover = d.turnover + excluded.turnover, win = d.win + excluded.win
        WHERE d.settled_at IS NULL
      RETURNING day
    )
    SELECT (SELECT coalesce(sum(win - bet), 0)::bigint FROM sums) AS net, (SELECT coalesce(sum(rounds), 0)::integer FROM sums) AS rounds,
           (SELECT coalesce(array_agg(round_ref), '{}') FROM written) AS references,
           (SELECT count(*)::integer FROM sums) AS days, (SELECT count(*)::integer FROM days) AS booked`.execute(
    trx,
  );
  const [sum] = sums;
  if (!sum || sum.rounds === 0) return false;
  if (sum.days !== sum.booked) throw new Error('A day was settled while rounds of it were booked.');
  const posted = await postRounds(trx, { brandId, walletId, bookingId, net: sum.net, now });
  await audit(trx, {
    brandId,
    actor: { kind: 'SYSTEM' },
    action: 'game.rounds',
    subject: { type: 'GAME_ROUNDS', id: bookingId },
    ...(posted && { transactionId: posted.transactionId }),
    detail: { memberId, rounds: sum.rounds, winlost: satangToBaht(sum.net) },
    now,
  });
  const stored = new Map([...rounds].reverse().map((round) => [round.reference, round]));
  const played = sum.references.flatMap((reference) => stored.get(reference) ?? []);
  await recordSessions(trx, wallet, played);
  return countPlay(trx, { brandId, memberId, rounds: played, now });
}

/** The Bangkok day of a round, never later than today, whatever the provider's clock. */
function dayOf({ endedAt }: Round, today: string): string {
  const day = bangkokDay(endedAt);
  return day < today ? day : today;
}

async function settledDays(
  trx: Transaction,
  { brandId, memberId }: PlayedWallet,
  rounds: readonly Round[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const today = bangkokDay(now);
  const rows = await trx
    .selectFrom('game_days')
    .select('day')
    .where('brand_id', '=', brandId)
    .where('member_id', '=', memberId)
    .where('day', 'in', [...new Set(rounds.map((round) => dayOf(round, today)))])
    .where('settled_at', 'is not', null)
    .execute();
  return new Set(rows.map(({ day }) => day));
}
