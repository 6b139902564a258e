import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import type { GameProvider, TransferResult } from '#server/providers/games/gameProvider';
import { endTransfer } from './endTransfer';
import type { By } from './endTransfer';
import { withTimeout } from '#server/platform/withTimeout';
import type { TransferRow } from './transferRow';

/**
 * Asks the provider for a transfer that was written down, outside of any transaction, and writes down how it
 * ended. Asking twice is safe: the provider moves the same reference once, and one of two here writes it down.
 * @returns how it stands now; PENDING when the provider did not say.
 */
export async function finishTransfer(
  { db }: Pick<Deps, 'db'>,
  provider: GameProvider,
  transfer: TransferRow,
  by: By,
): Promise<TransferRow['status']> {
  if (transfer.status !== 'PENDING') return transfer.status;
  const result = await ask(provider, transfer, by.now);
  if (result.status === 'UNKNOWN') return 'PENDING';
  try {
    await inTransaction(db, (trx) => endTransfer(trx, transfer, result, by));
    return result.status;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return readStatus(db, transfer);
  }
}

async function ask(
  provider: GameProvider,
  { brand_id: brandId, member_id: memberId, id, direction, amount }: TransferRow,
  now: Date,
): Promise<TransferResult> {
  const wish = { reference: id, player: { brandId, memberId }, amount, now };
  try {
    return await withTimeout(direction === 'IN' ? provider.deposit(wish) : provider.withdraw(wish));
  } catch {
    // It may have happened all the same.
    return { status: 'UNKNOWN' };
  }
}

async function readStatus(db: Deps['db'], { brand_id, id }: TransferRow): Promise<TransferRow['status']> {
  const { status } = await db
    .selectFrom('game_transfers')
    .select('status')
    .where('brand_id', '=', brand_id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return status;
}
