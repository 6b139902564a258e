import type { Database } from '#server/platform/db/connect';
import { violatesUnique } from '#server/platform/db/failures';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Player } from '#server/providers/ports/gameProvider';
import { withSandbox } from '../db/database';
import { enqueue } from '../db/outbox';
import type { SandboxSeamlessRounds } from '../db/schema';
import type { Bet, PlayedRound } from './playRound';
import { winOf, type Draw, type Outcome } from './sandboxGame';

/** The provider whose games are staked from the platform's balance. */
export const SEAMLESS = 'sandbox-seamless';

/** Calls to the platform's wallet. */
export interface WalletClient {
  /** @throws Error when the balance cannot be read. */
  balance(player: Player): Promise<number>;
  /**
   * Stakes; `UNKNOWN` when the platform has not answered the bet, however often it was sent.
   * @param win the call that ends the round, for a client that confuses their order.
   */
  bet(bet: object, win: object): Promise<{ readonly balance: number } | 'REFUSED' | 'UNKNOWN'>;
  /** Sends the queued call with this id at once. @returns the balance after it, nothing while it waits. */
  send(id: string): Promise<number | undefined>;
}

type RoundStatus = SandboxSeamlessRounds['status'];

interface StoredRound {
  readonly brand_id: string;
  readonly id: string;
  readonly outcome: Outcome;
  readonly bet: number;
  readonly win: number;
  readonly status: RoundStatus;
  readonly balance: number | null;
}

/**
 * Plays a round with the platform's balance: the result is drawn and stored, the bet is sent, and the win or, without
 * an answer to the bet, its refund is queued until the platform has it.
 * @returns why there is no round: `REFUSED` by the platform, `CANCELLED` without its answer.
 */
export async function playSeamlessRound(
  db: Database,
  wallet: WalletClient,
  bet: Bet,
  draw: Draw,
): Promise<PlayedRound | 'REFUSED' | 'CANCELLED'> {
  const round = (await findRound(db, bet)) ?? (await openRound(db, bet, draw));
  if (round.status === 'PLAYED') return present(round, round.balance ?? 0);
  if (round.status !== 'OPEN') return round.status;
  const named = { brand: bet.player.brandId, player: bet.player.memberId, round: round.id };
  const reference = `${round.id}:bet`;
  const win = { ...named, reference: `${round.id}:win`, amount: round.win };
  const staked = await wallet.bet({ ...named, reference, game: bet.game.code, amount: round.bet }, win);
  if (staked === 'REFUSED') {
    await endRound(db, round, { status: 'REFUSED', balance_after: null });
    return 'REFUSED';
  }
  const isPlayed = staked !== 'UNKNOWN';
  const call = isPlayed
    ? { path: 'wallet/win', body: win }
    : { path: 'wallet/refund', body: { ...named, reference: `${round.id}:refund`, bet: reference } };
  const balance = isPlayed ? staked.balance + round.win : null;
  const queued = await inTransaction(db, async (trx) => {
    const isFirst = await endRound(trx, round, {
      ...{ status: isPlayed ? 'PLAYED' : 'CANCELLED', balance_after: balance },
    });
    // A twin of the request was faster.
    if (!isFirst) return undefined;
    return enqueue(trx, { ...call, provider: SEAMLESS, now: bet.now });
  });
  const actual = queued === undefined ? undefined : await wallet.send(queued);
  if (balance === null) return 'CANCELLED';
  return present(round, actual ?? balance);
}

function present({ id, outcome, bet, win }: StoredRound, balance: number): PlayedRound {
  return { id, faces: outcome.faces, bet, win, balance };
}

async function openRound(db: Database, bet: Bet, draw: Draw): Promise<StoredRound> {
  const { player, game, choice, stake, requestId, now } = bet;
  const outcome = game.play(choice, draw);
  const values = {
    ...{ id: uuidv7(), brand_id: player.brandId, player_id: player.memberId, request_id: requestId },
    ...{ game: game.code, version: game.version, bet: stake, win: winOf(stake, outcome) },
    status: 'OPEN' as const,
    choice: JSON.stringify(choice),
    outcome: JSON.stringify(outcome),
    started_at: now,
  };
  try {
    await withSandbox(db).insertInto('sandbox_seamless_rounds').values(values).execute();
  } catch (error) {
    if (!violatesUnique(error, 'sandbox_seamless_rounds_request')) throw error;
  }
  const round = await findRound(db, bet);
  if (!round) throw new Error('The round is not stored.');
  return round;
}

async function findRound(db: Database, { player, requestId }: Bet): Promise<StoredRound | undefined> {
  const found = await withSandbox(db)
    .selectFrom('sandbox_seamless_rounds')
    .select(['brand_id', 'id', 'outcome', 'bet', 'win', 'status', 'balance_after as balance'])
    .where('brand_id', '=', player.brandId)
    .where('player_id', '=', player.memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return found && { ...found, outcome: found.outcome as unknown as Outcome };
}

/** @returns whether the round was open. */
async function endRound(
  db: Database,
  { brand_id: brandId, id }: StoredRound,
  change: { readonly status: RoundStatus; readonly balance_after: number | null },
): Promise<boolean> {
  const ended = await withSandbox(db)
    .updateTable('sandbox_seamless_rounds')
    .set(change)
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'OPEN')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}
