import { audit } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { satangToBaht } from '#core/money/money';
import type { By } from './actor';
import { endWithdrawal } from './endWithdrawal';
import { transitionWithdrawal } from './transitionWithdrawal';
import type { Transition } from './transitionWithdrawal';
import { heldStatuses } from './statuses';
import type { TransitionedWithdrawal } from './withdrawalRow';

/** Which withdrawal of which brand, and who decides. */
export interface Decision {
  readonly brandId: string;
  readonly id: string;
  readonly by: By;
}

/**
 * Steps of a withdrawal (B3). Each has one effect and one winner: whoever comes too late gets
 * STATE_CHANGED, and the held amount leaves it exactly once, out or back (M12).
 */

/** PENDING to PROCESSING: the payout may start once this is committed. */
export async function approveWithdrawal(
  trx: Transaction,
  decision: Decision,
): Promise<TransitionedWithdrawal> {
  const { brandId, id, by } = decision;
  const set = { ...handler(by), payout_at: by.now, tries: 0 };
  const row = await transitionWithdrawal(trx, { brandId, id, from: ['PENDING'], to: 'PROCESSING', set });
  await note(trx, decision, 'withdrawal.approve', row);
  return row;
}

/** PENDING to REJECTED, the amount still held; with `refund` straight on to REFUNDED. */
export async function rejectWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly reason: string; readonly refund: boolean },
): Promise<TransitionedWithdrawal> {
  const { brandId, id, by, reason, refund } = decision;
  const action = 'withdrawal.reject';
  const step = {
    brandId,
    id,
    from: ['PENDING'],
    set: { ...handler(by), reason, completed_at: by.now },
  } as const;
  if (refund) return endWithdrawal(trx, { ...step, to: 'REFUNDED', by, way: 'release', action });
  const row = await transitionWithdrawal(trx, { ...step, to: 'REJECTED' });
  await note(trx, decision, action, row);
  return row;
}

/** REJECTED or FAILED to REFUNDED: the member may spend the amount again. */
export function refundWithdrawal(
  trx: Transaction,
  { brandId, id, by }: Decision,
): Promise<TransitionedWithdrawal> {
  return endWithdrawal(trx, {
    brandId,
    id,
    from: ['REJECTED', 'FAILED'],
    to: 'REFUNDED',
    set: handler(by),
    by,
    way: 'release',
    action: 'withdrawal.refund',
  });
}

/** PROCESSING to FAILED: the bank refused; the amount stays held until a retry or a refund. */
export async function failWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly reason: string },
): Promise<TransitionedWithdrawal> {
  const { brandId, id, by, reason } = decision;
  const set = { ...handler(by), reason };
  const row = await transitionWithdrawal(trx, { brandId, id, from: ['PROCESSING'], to: 'FAILED', set });
  await note(trx, decision, 'withdrawal.fail', row);
  return row;
}

/** PROCESSING to SUCCESS by a person who saw the payout at the bank. */
export function completeWithdrawal(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return succeed(trx, decision, ['PROCESSING'], 'withdrawal.complete');
}

/**
 * The bank says that it paid: the withdrawal ends there from wherever its amount is still held, also
 * when somebody took the payout for failed in the meantime.
 */
export function settlePaid(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return succeed(trx, decision, heldStatuses, 'withdrawal.paid');
}

/** FAILED to PENDING at the member's wish (API-131). */
export async function retryWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly memberId: string },
): Promise<TransitionedWithdrawal> {
  const { brandId, id, memberId } = decision;
  const row = await transitionWithdrawal(trx, {
    brandId,
    id,
    memberId,
    from: ['FAILED'],
    to: 'PENDING',
    set: { reason: null, handled_by: null },
  });
  await note(trx, decision, 'withdrawal.retry', row);
  return row;
}

function succeed(
  trx: Transaction,
  { brandId, id, by }: Decision,
  from: Transition['from'],
  action: string,
): Promise<TransitionedWithdrawal> {
  const set = { ...handler(by), reason: null };
  return endWithdrawal(trx, { brandId, id, from, to: 'SUCCESS', set, by, way: 'settle', action });
}

/** The person who decided; a bank's answer leaves the one who approved. */
function handler({ actor }: By) {
  return actor.kind === 'STAFF' ? { handled_by: actor.id } : {};
}

/** The audit line of a step that moves no money. */
function note(
  trx: Transaction,
  { brandId, id, by }: Decision,
  action: string,
  { amount, reason }: TransitionedWithdrawal,
): Promise<void> {
  return audit(trx, {
    ...by,
    brandId,
    action,
    subject: { type: 'WITHDRAWAL', id },
    detail: { amount: satangToBaht(amount), ...(reason !== null && { reason }) },
  });
}
