import { sql } from 'kysely';
import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { postRounds } from './gamePostings';
import { satangToBaht } from '#core/money/money';
import type { PlayedCategory } from '#schemas/common/turnover';
import { bangkokDay } from '#core/time/bangkok';
import type { Round } from '#server/providers/games/gameProvider';
import { countPlay } from '#server/modules/turnover/index';

/** A wallet with who plays by it and who invited them. */
export interface PlayedWallet {
  readonly brandId: string;
  readonly walletId: string;
  readonly memberId: string;
  readonly inviterId: string | null;
  readonly provider: string;
}

/** A round with the categories that its game may belong to; none where the game is unknown. */
export interface CategorizedRound extends Round {
  readonly categories: readonly PlayedCategory[];
}

/** What rounds came to that were stored for the first time. Satang. */
interface Sums {
  readonly net: number;
  readonly rounds: number;
  readonly references: readonly string[];
  readonly days: number;
  readonly booked: number;
}

/**
 * Writes rounds of one wallet down, adds them to the member's days and moves what they came to in the ledger, all at
 * once: each round counts once, however often it is told. A round of a day that was settled already counts for
 * today. Five queries and what turnover needs, two when there is nothing new.
 * @returns whether the member has requirements of turnover (see `countPlay`).
 * @throws Error when a day was settled in that very moment: nothing is written, and the rounds are told again.
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
  return countPlay(trx, { brandId, memberId, rounds: played, now });
}

/** The Bangkok day of a round; never one to come, whatever a provider's clock says. */
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
