import { randomInt } from 'node:crypto';
import type { Transaction } from '#server/platform/db/transaction';
import {
  bookRounds,
  endTransfer,
  recordOpening,
  startTransferIn,
  startTransferOut,
  type TransferRow,
} from '#server/modules/games/index';
import { uuidv7 } from '#server/platform/id';
import type { Player } from '#server/providers/ports/gameProvider';
import { fairDraw, type SandboxGame } from '#sandbox/games/sandboxGame';
import { sandboxGame } from '#sandbox/games/games';
import { writeRounds } from '#sandbox/games/playRound';
import { SANDBOX } from '#sandbox/games/sandboxProvider';
import { readWallet, writeMove } from '#sandbox/games/wallet';

/** A bet of a session. */
export interface PlannedBet {
  /** Satang. */
  readonly stake: number;
  readonly at: Date;
}

interface Session {
  readonly player: Player;
  readonly inviterId: string | null;
  readonly game: SandboxGame;
  readonly bets: readonly PlannedBet[];
  readonly begin: Date;
  /** When the rounds are booked and the rest comes home. */
  readonly end: Date;
}

/** @throws Error for a code that the sandbox does not have. */
export function demoGame(code: string): SandboxGame {
  const game = sandboxGame(code);
  if (!game) throw new Error(`The sandbox has no game ${code}.`);
  return game;
}

/**
 * Transfers all credit to the sandbox, plays and cashes the rest out, with the calls of a real member. Results
 * are drawn, so every demonstration differs; a bet that exceeds the wallet is left out.
 */
export async function playSession(trx: Transaction, session: Session): Promise<void> {
  const { player, inviterId, game, bets, begin, end } = session;
  const arrival = await startTransferIn(trx, { player, provider: SANDBOX, now: begin });
  if (!arrival) return;
  await move(trx, arrival, begin);
  const rows = await writeRounds(
    trx,
    player,
    bets.map(({ stake, at }) => {
      const choice = game.choices[randomInt(game.choices.length)] ?? '';
      return [{ player, game, choice, stake, requestId: uuidv7(), now: at }, game.play(choice, fairDraw)];
    }),
  );
  const { brandId, memberId } = player;
  await recordOpening(trx, player, game, bets.at(-1)?.at ?? begin);
  const wallet = { brandId, walletId: arrival.wallet_id, memberId, inviterId, provider: SANDBOX };
  const categories = [game.category];
  await bookRounds(
    trx,
    wallet,
    rows.map(({ id, bet, win, played_at: endedAt }) => ({
      ...{ player, reference: id, game: game.code, bet, win, endedAt, categories },
    })),
    end,
  );
  const left = await readWallet(trx, player);
  if (left > 0)
    await move(trx, await startTransferOut(trx, { player, provider: SANDBOX, now: end }, left), end);
}

async function move(trx: Transaction, transfer: TransferRow, now: Date): Promise<void> {
  const { brand_id: brandId, member_id: memberId, id: reference, amount, direction } = transfer;
  const moved = await writeMove(
    trx,
    { reference, player: { brandId, memberId }, now },
    direction === 'IN' ? amount : -amount,
  );
  if (moved.status !== 'UNKNOWN')
    await endTransfer(trx, transfer, moved, { actor: { kind: 'MEMBER', id: memberId }, now });
}
