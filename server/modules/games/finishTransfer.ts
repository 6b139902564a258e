import { inTransaction } from '#server/platform/db/transaction';
import type { Deps } from '#server/providers/deps';
import { AppError } from '#server/platform/appError';
import type { GameProvider, TransferResult } from '#server/providers/games/gameProvider';
import { endTransfer } from './endTransfer';
import type { By } from './endTransfer';
import { withTimeout } from '#server/platform/withTimeout';
import type { TransferRow } from './transferRow';

/**
 * Executes a stored transfer at the provider, outside of any transaction, and stores the outcome. Repeating it is
 * safe: the provider executes a reference once, and only one result is stored.
 * @returns the current status; PENDING when the provider did not confirm.
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
    // The provider may have executed it nevertheless.
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
