import { noRefusal, type Refusal } from '#server/platform/brands/refusal';
import type { ManualReason } from '#schemas/api/shapes/statuses';
import type { Transaction } from '#server/platform/db/transaction';
import { endWithdrawal, transitionWithdrawal, type Transition } from './transitionWithdrawal';
import { heldStatuses, type WithdrawalOrigin, type TransitionedWithdrawal } from './withdrawalRow';

/** Which withdrawal of which brand, and who decides. */
export interface Decision {
  readonly brandId: string;
  readonly id: string;
  readonly origin: WithdrawalOrigin;
}

/** PENDING to REJECTED, the amount still held; with `refund` to REFUNDED at once. */
export function rejectWithdrawal(
  trx: Transaction,
  { refusal, refund, ...decision }: Decision & { readonly refusal: Refusal; readonly refund: boolean },
): Promise<TransitionedWithdrawal> {
  const { origin } = decision;
  const step = {
    ...decision,
    from: ['PENDING'],
    set: { ...handlerOf(origin), ...refusal, completed_at: origin.now },
    action: 'withdrawal.reject',
  } as const;
  return refund
    ? endWithdrawal(trx, { ...step, to: 'REFUNDED', posting: 'release' })
    : transitionWithdrawal(trx, { ...step, to: 'REJECTED' });
}

/** REJECTED or FAILED to REFUNDED: the amount is available to the member again. */
export function refundWithdrawal(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return endWithdrawal(trx, {
    ...decision,
    from: ['REJECTED', 'FAILED'],
    to: 'REFUNDED',
    set: handlerOf(decision.origin),
    posting: 'release',
    action: 'withdrawal.refund',
  });
}

/** PROCESSING to FAILED: the bank refused; the amount stays held until a retry or a refund. */
export function failWithdrawal(
  trx: Transaction,
  { refusal, ...decision }: Decision & { readonly refusal: Refusal },
): Promise<TransitionedWithdrawal> {
  return transitionWithdrawal(trx, {
    ...decision,
    from: ['PROCESSING'],
    to: 'FAILED',
    set: { ...handlerOf(decision.origin), ...refusal },
    action: 'withdrawal.fail',
  });
}

/** PROCESSING to SUCCESS by a person who saw the payout at the bank. */
export function completeWithdrawal(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return succeed(trx, decision, ['PROCESSING'], 'withdrawal.complete');
}

/**
 * The bank reports the payout: the withdrawal succeeds from every status whose amount is still held, also when somebody
 * marked the payout as failed in the meantime.
 */
export function settlePaid(trx: Transaction, decision: Decision): Promise<TransitionedWithdrawal> {
  return succeed(trx, decision, heldStatuses, 'withdrawal.paid');
}

/** FAILED to PENDING, requested by the member: a person approves it again. */
export function retryWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly memberId: string },
): Promise<TransitionedWithdrawal> {
  return transitionWithdrawal(trx, {
    ...decision,
    from: ['FAILED'],
    to: 'PENDING',
    set: {
      ...noRefusal,
      ...{ handled_by: null, payout_at: null, approved_by: null, confirmed_by: null },
      manual_reasons: ['RETRIED'] satisfies ManualReason[],
    },
    action: 'withdrawal.retry',
  });
}

function succeed(
  trx: Transaction,
  decision: Decision,
  from: Transition['from'],
  action: string,
): Promise<TransitionedWithdrawal> {
  const set = { ...handlerOf(decision.origin), ...noRefusal };
  return endWithdrawal(trx, { ...decision, from, to: 'SUCCESS', set, posting: 'settle', action });
}

/** The staff member who decided; a report of the bank leaves the one who approved. */
export function handlerOf({ actor }: WithdrawalOrigin) {
  return actor.kind === 'STAFF' ? { handled_by: actor.id } : {};
}
