import { violatesUnique } from '#server/platform/db/failures';
import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import type { Player } from '#server/providers/ports/gameProvider';
import { type Draw, winOf, type Outcome, type SandboxGame } from './sandboxGame';
import { withSandbox } from '../db/database';
import { readWallet } from './wallet';

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
async function writeRound(trx: Database, bet: Bet, outcome: Outcome): Promise<PlayedRound | undefined> {
  const { player, stake } = bet;
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
  const row = rowOf(bet, outcome, wallet.balance);
  await withSandbox(trx).insertInto('sandbox_game_rounds').values(row).execute();
  return { id: row.id, faces: outcome.faces, bet: stake, win, balance: wallet.balance };
}

/**
 * Rounds of one player that follow each other, written at once, inside of a transaction that no other plays in.
 * @param bets with their outcomes; a bet that exceeds what is left is left out.
 * @returns the rounds, oldest first.
 */
export async function writeRounds(
  trx: Database,
  player: Player,
  bets: readonly (readonly [bet: Bet, outcome: Outcome])[],
): Promise<ReturnType<typeof rowOf>[]> {
  let balance = await readWallet(trx, player);
  const rows = bets.flatMap(([bet, outcome]) => {
    if (bet.stake > balance) return [];
    balance += winOf(bet.stake, outcome) - bet.stake;
    return [rowOf(bet, outcome, balance)];
  });
  if (rows.length === 0) return rows;
  await withSandbox(trx).insertInto('sandbox_game_rounds').values(rows).execute();
  await withSandbox(trx)
    .updateTable('sandbox_game_wallets')
    .set({ balance })
    .where('brand_id', '=', player.brandId)
    .where('player_id', '=', player.memberId)
    .execute();
  return rows;
}

const rowOf = ({ player, game, choice, stake, requestId, now }: Bet, outcome: Outcome, balance: number) => ({
  brand_id: player.brandId,
  id: uuidv7(),
  player_id: player.memberId,
  request_id: requestId,
  game: game.code,
  version: game.version,
  choice: JSON.stringify(choice),
  outcome: JSON.stringify(outcome),
  bet: stake,
  win: winOf(stake, outcome),
  balance_after: balance,
  played_at: now,
});

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
