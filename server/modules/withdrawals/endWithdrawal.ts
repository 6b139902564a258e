import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { uuidv7 } from '#server/platform/id';
import { satangToBaht } from '#core/money/money';
import { releaseWithdrawal, settleWithdrawal } from './withdrawalPostings';
import type { By } from './actor';
import { transitionWithdrawal } from './transitionWithdrawal';
import type { Transition } from './transitionWithdrawal';
import type { TransitionedWithdrawal } from './withdrawalRow';

interface End extends Transition {
  readonly by: By;
  /** Out to the bank, or back to the member. */
  readonly way: 'settle' | 'release';
  /** What the audit line says. */
  readonly action: string;
}

/**
 * Takes a withdrawal to its end, moves its held amount out of it, and writes down by what. Two queries and the line.
 * @throws AppError as `transitionWithdrawal`.
 */
export async function endWithdrawal(
  trx: Transaction,
  { by, way, action, ...move }: End,
): Promise<TransitionedWithdrawal> {
  const { brandId, id, set } = move;
  const { clientRef, now } = by;
  const transactionId = uuidv7();
  const row = await transitionWithdrawal(trx, {
    ...move,
    set: { ...set, completed_at: now, end_transaction_id: transactionId },
  });
  const { member_id: memberId, amount, reason } = row;
  const post = way === 'settle' ? settleWithdrawal : releaseWithdrawal;
  await post(trx, { id: transactionId, brandId, memberId, withdrawalId: id, amount, clientRef, now });
  await audit(trx, {
    ...by,
    brandId,
    action,
    subject: { type: 'WITHDRAWAL', id },
    transactionId,
    detail: { amount: satangToBaht(amount), ...(reason !== null && { reason }) },
  });
  return row;
}
