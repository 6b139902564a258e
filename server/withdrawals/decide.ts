import { audit } from '#server/audit';
import type { Transaction } from '#server/db/transaction';
import { satangToBaht } from '#server/ledger/money';
import type { By } from './by';
import { endWithdrawal } from './endWithdrawal';
import { moveWithdrawal } from './moveWithdrawal';
import { heldStatuses } from './statuses';
import type { WithdrawalRow } from './withdrawalRow';

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
export async function approveWithdrawal(trx: Transaction, decision: Decision): Promise<WithdrawalRow> {
  const { brandId, id, by } = decision;
  const set = { ...handler(by), payout_at: by.now, tries: 0 };
  const row = await moveWithdrawal(trx, { brandId, id, from: ['PENDING'], to: 'PROCESSING', set });
  await note(trx, decision, 'withdrawal.approve', row);
  return row;
}

/** PENDING to REJECTED, the amount still held; with `refund` straight on to REFUNDED. */
export async function rejectWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly reason: string; readonly refund: boolean },
): Promise<WithdrawalRow> {
  const { brandId, id, by, reason, refund } = decision;
  const to = refund ? 'REFUNDED' : 'REJECTED';
  const set = { ...handler(by), reason, completed_at: by.now };
  const row = await moveWithdrawal(trx, { brandId, id, from: ['PENDING'], to, set });
  if (refund) await endWithdrawal(trx, { brandId, row, by, way: 'release', action: 'withdrawal.reject' });
  else await note(trx, decision, 'withdrawal.reject', row);
  return row;
}

/** REJECTED or FAILED to REFUNDED: the member may spend the amount again. */
export async function refundWithdrawal(
  trx: Transaction,
  { brandId, id, by }: Decision,
): Promise<WithdrawalRow> {
  const set = { ...handler(by), completed_at: by.now };
  const row = await moveWithdrawal(trx, { brandId, id, from: ['REJECTED', 'FAILED'], to: 'REFUNDED', set });
  await endWithdrawal(trx, { brandId, row, by, way: 'release', action: 'withdrawal.refund' });
  return row;
}

/** PROCESSING to FAILED: the bank refused; the amount stays held until a retry or a refund. */
export async function failWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly reason: string },
): Promise<WithdrawalRow> {
  const { brandId, id, by, reason } = decision;
  const set = { ...handler(by), reason };
  const row = await moveWithdrawal(trx, { brandId, id, from: ['PROCESSING'], to: 'FAILED', set });
  await note(trx, decision, 'withdrawal.fail', row);
  return row;
}

/** PROCESSING to SUCCESS by a person who saw the payout at the bank. */
export function completeWithdrawal(trx: Transaction, decision: Decision): Promise<WithdrawalRow> {
  return succeed(trx, decision, ['PROCESSING'], 'withdrawal.complete');
}

/**
 * The bank says that it paid: the withdrawal ends there from wherever its amount is still held, also
 * when somebody took the payout for failed in the meantime.
 */
export function settlePaid(trx: Transaction, decision: Decision): Promise<WithdrawalRow> {
  return succeed(trx, decision, heldStatuses, 'withdrawal.paid');
}

/** FAILED to PENDING at the member's wish (API-131). */
export async function retryWithdrawal(
  trx: Transaction,
  decision: Decision & { readonly memberId: string },
): Promise<WithdrawalRow> {
  const { brandId, id, memberId } = decision;
  const row = await moveWithdrawal(trx, {
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

async function succeed(
  trx: Transaction,
  { brandId, id, by }: Decision,
  from: Parameters<typeof moveWithdrawal>[1]['from'],
  action: string,
): Promise<WithdrawalRow> {
  const set = { ...handler(by), reason: null, completed_at: by.now };
  const row = await moveWithdrawal(trx, { brandId, id, from, to: 'SUCCESS', set });
  await endWithdrawal(trx, { brandId, row, by, way: 'settle', action });
  return row;
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
  { amount, reason }: WithdrawalRow,
): Promise<void> {
  return audit(trx, {
    ...by,
    brandId,
    action,
    subject: { type: 'WITHDRAWAL', id },
    detail: { amount: satangToBaht(amount), ...(reason !== null && { reason }) },
  });
}
