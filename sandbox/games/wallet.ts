import type { Database } from '#server/platform/db/connect';
import { inTransaction } from '#server/platform/db/transaction';
import type { GameTransfer, Player, TransferResult } from '#server/providers/ports/gameProvider';
import { withSandbox } from '../db/database';

const REFUSED: TransferResult = { status: 'REFUSED', reason: 'ยอดเงินในเกมไม่เพียงพอ' };

/** What the player has at the sandbox, in satang. */
export async function readWallet(db: Database, { brandId, memberId }: Player): Promise<number> {
  const wallet = await withSandbox(db)
    .selectFrom('sandbox_game_wallets')
    .select('balance')
    .where('brand_id', '=', brandId)
    .where('player_id', '=', memberId)
    .executeTakeFirst();
  return wallet?.balance ?? 0;
}

/**
 * Moves credit in or out, once for each reference: later and concurrent calls return how the first
 * one ended, a refusal too.
 * @param amount satang, negative for out.
 */
export function moveCredit(db: Database, transfer: GameTransfer, amount: number): Promise<TransferResult> {
  return inTransaction(db, (trx) => writeMove(trx, transfer, amount));
}

/** The same inside of a transaction. */
export async function writeMove(
  trx: Database,
  { reference, player: { brandId, memberId }, now }: Omit<GameTransfer, 'amount'>,
  amount: number,
): Promise<TransferResult> {
  await withSandbox(trx)
    .insertInto('sandbox_game_wallets')
    .values({ brand_id: brandId, player_id: memberId })
    .onConflict((on) => on.doNothing())
    .execute();
  const noted = await withSandbox(trx)
    .insertInto('sandbox_game_moves')
    .values({ brand_id: brandId, reference, player_id: memberId, amount, created_at: now })
    .onConflict((on) => on.doNothing())
    .returning('reference')
    .executeTakeFirst();
  const move = { trx, brandId, reference };
  if (!noted) return (await wasRefused(move)) ? REFUSED : { status: 'DONE' };
  const moved = await withSandbox(trx)
    .updateTable('sandbox_game_wallets')
    .set((set) => ({ balance: set('balance', '+', amount) }))
    .where('brand_id', '=', brandId)
    .where('player_id', '=', memberId)
    .where('balance', '>=', -amount)
    .returning('balance')
    .executeTakeFirst();
  if (moved) return { status: 'DONE' };
  await withSandbox(trx)
    .updateTable('sandbox_game_moves')
    .set({ refused: true })
    .where('brand_id', '=', brandId)
    .where('reference', '=', reference)
    .execute();
  return REFUSED;
}

interface Move {
  readonly trx: Database;
  readonly brandId: string;
  readonly reference: string;
}

async function wasRefused({ trx, brandId, reference }: Move): Promise<boolean> {
  const move = await withSandbox(trx)
    .selectFrom('sandbox_game_moves')
    .select('refused')
    .where('brand_id', '=', brandId)
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  return move.refused;
}
