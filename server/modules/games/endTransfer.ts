import { auditRow } from '#server/platform/audit/audit';
import type { AuditLine } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { bringFromGame, returnFromGame, settleIntoGame } from './gamePostings';
import { satangToBaht } from '#core/money/money';
import type { TransferResult } from '#server/providers/games/gameProvider';
import type { TransferRow } from './transferRow';

/** Who had a transfer made, when, and from where. */
export type By = Pick<AuditLine, 'actor' | 'ip' | 'traceId' | 'now'>;

/** How a transfer ended. */
export type Ending = Exclude<TransferResult, { status: 'UNKNOWN' }>;

/**
 * Writes down how a transfer ended, with its money and its audit line: one of all who try at once does it. Two
 * queries, one for what did not come home.
 * @throws AppError CONFLICT or STATE_CHANGED when somebody else has done it.
 */
export async function endTransfer(
  trx: Transaction,
  transfer: TransferRow,
  ending: Ending,
  by: By,
): Promise<void> {
  const transactionId = await moveMoney(trx, transfer, ending, by.now);
  const { brand_id: brandId, id, direction, amount, member_id: memberId } = transfer;
  const isDone = ending.status === 'DONE';
  const line = auditRow({
    ...by,
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
      completed_at: by.now,
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
  // What a provider would not give back had not been taken from anything here.
  if (direction === 'OUT')
    return status === 'DONE' ? (await bringFromGame(trx, move)).transactionId : undefined;
  return (await (status === 'DONE' ? settleIntoGame : returnFromGame)(trx, move)).transactionId;
}
