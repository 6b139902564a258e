import { violatesUnique } from '#server/platform/db/failures';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Player } from '#server/providers/ports/gameProvider';
import { type Draw, winOf, type Outcome, type SandboxGame } from './sandboxGame';
import { withSandbox } from '../db/database';

export interface Bet {
  readonly player: Player;
  readonly game: SandboxGame;
  readonly choice: string;
  /** Satang. */
  readonly stake: number;
  /** Made by the page: the same one is one round, however often it is sent (G5). */
  readonly requestId: string;
  readonly now: Date;
}

/** A round with its result. Satang. */
export interface PlayedRound {
  readonly id: string;
  readonly faces: Outcome['faces'];
  readonly bet: number;
  readonly win: number;
  readonly balance: number;
}

/**
 * Takes the stake, draws, pays and writes the round down in one transaction (G5).
 * @returns nothing when the player has less than the stake.
 */
export async function playRound(db: Database, bet: Bet, draw: Draw): Promise<PlayedRound | undefined> {
  const known = await findRound(db, bet);
  if (known) return known;
  const outcome = bet.game.play(bet.choice, draw);
  return inTransaction(db, (trx) => writeRound(trx, bet, outcome)).catch((error: unknown) => {
    // A twin of the request was faster: its round is the one that counts.
    if (violatesUnique(error, 'sandbox_game_rounds_request')) return findRound(db, bet);
    throw error;
  });
}

/** The money and the round, inside of a transaction. @returns nothing when the stake is more than there is. */
export async function writeRound(
  trx: Database,
  bet: Bet,
  outcome: Outcome,
): Promise<PlayedRound | undefined> {
  const { player, game, choice, stake, requestId, now } = bet;
  const win = winOf(stake, outcome);
  const wallet = await withSandbox(trx)
    .updateTable('sandbox_game_wallets')
    .set((set) => ({ balance: set('balance', '+', win - stake) }))
    .where('brand_id', '=', player.brandId)
    .where('player_id', '=', player.memberId)
    .where('balance', '>=', stake)
    .returning('balance')
    .executeTakeFirst();
  if (!wallet) return undefined;
  const id = uuidv7();
  await withSandbox(trx)
    .insertInto('sandbox_game_rounds')
    .values({
      brand_id: player.brandId,
      id,
      player_id: player.memberId,
      request_id: requestId,
      game: game.code,
      version: game.version,
      choice: JSON.stringify(choice),
      outcome: JSON.stringify(outcome),
      bet: stake,
      win,
      balance_after: wallet.balance,
      played_at: now,
    })
    .execute();
  return { id, faces: outcome.faces, bet: stake, win, balance: wallet.balance };
}

async function findRound(db: Database, { player, requestId }: Bet): Promise<PlayedRound | undefined> {
  const round = await withSandbox(db)
    .selectFrom('sandbox_game_rounds')
    .select(['id', 'outcome', 'bet', 'win', 'balance_after as balance'])
    .where('brand_id', '=', player.brandId)
    .where('player_id', '=', player.memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!round) return undefined;
  const { outcome, ...rest } = round;
  return { ...rest, faces: (outcome as unknown as Outcome).faces };
}
