import { auditRow, type Origin } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { creditFromGame, returnFromGame, settleIntoGame } from './gamePostings';
import { satangToBaht } from '#core/money/money';
import type { TransferResult } from '#server/providers/ports/gameProvider';
import type { TransferRow } from './gameTransferRepository';

/** The origin of a transfer: actor, time and address. */
/** The outcome of a transfer. */
export type Ending = Exclude<TransferResult, { status: 'UNKNOWN' }>;

/**
 * Stores the outcome of a transfer with its posting and audit entry, only once under concurrency. Two queries, one
 * for a cash-out that failed.
 * @throws AppError CONFLICT or STATE_CHANGED when it has already ended.
 */
export async function endTransfer(
  trx: Transaction,
  transfer: TransferRow,
  ending: Ending,
  origin: Origin,
): Promise<void> {
  const transactionId = await moveMoney(trx, transfer, ending, origin.now);
  const { brand_id: brandId, id, direction, amount, member_id: memberId } = transfer;
  const isDone = ending.status === 'DONE';
  const line = auditRow({
    ...origin,
    brandId,
    action: `game.${direction === 'IN' ? 'deposit' : 'withdraw'}${isDone ? '' : '.refused'}`,
    subject: { type: 'GAME_TRANSFER', id },
    ...(transactionId !== undefined && { transactionId }),
    detail: {
      amount: satangToBaht(amount),
      memberId,
      ...(ending.status === 'REFUSED' && { reason: ending.reason }),
    },
  });
  const ended = await trx
    .with('line', (db) => db.insertInto('audit_log').values(line))
    .updateTable('game_transfers')
    .set({
      status: ending.status,
      reason: ending.status === 'REFUSED' ? ending.reason : null,
      completed_at: origin.now,
    })
    .where('brand_id', '=', brandId)
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw fail('STATE_CHANGED');
}

async function moveMoney(
  trx: Transaction,
  { brand_id: brandId, id, wallet_id: walletId, member_id: memberId, direction, amount }: TransferRow,
  { status }: Ending,
  now: Date,
): Promise<string | undefined> {
  const move = { brandId, memberId, walletId, transferId: id, amount, now };
  // A rejected cash-out has no posting to reverse.
  if (direction === 'OUT')
    return status === 'DONE' ? (await creditFromGame(trx, move)).transactionId : undefined;
  return (await (status === 'DONE' ? settleIntoGame : returnFromGame)(trx, move)).transactionId;
}
