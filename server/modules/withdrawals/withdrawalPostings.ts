import type { Transaction } from '#server/platform/db/transaction';
import {
  heldAccount,
  memberAccount,
  post,
  type AccountRef,
  type Posted,
  type Posting,
} from '#server/modules/ledger/index';

interface Withdrawal extends Pick<Posting, 'id' | 'brandId' | 'clientRef' | 'now'> {
  readonly memberId: string;
  readonly withdrawalId: string;
  /** Satang. */
  readonly amount: number;
}

/**
 * First phase: moves the amount from the available balance to the held one. One query.
 * `balances[0]` is the remaining available balance.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export function holdWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  const { memberId } = withdrawal;
  return move(trx, withdrawal, 'WITHDRAW_HOLD', memberAccount(memberId), heldAccount(memberId));
}

/** Second phase, rejected or refunded: the amount is available again. */
export function releaseWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  const { memberId } = withdrawal;
  return move(trx, withdrawal, 'WITHDRAW_RELEASE', heldAccount(memberId), memberAccount(memberId));
}

/** Second phase, paid out. */
export function settleWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  return move(trx, withdrawal, 'WITHDRAW_SETTLE', heldAccount(withdrawal.memberId), { kind: 'PAYOUT' });
}

function move(
  trx: Transaction,
  { id, brandId, clientRef, now, withdrawalId, amount }: Withdrawal,
  kind: Posting['kind'],
  from: AccountRef,
  to: AccountRef,
): Promise<Posted> {
  return post(trx, {
    id,
    brandId,
    kind,
    reference: { type: 'WITHDRAWAL', id: withdrawalId },
    clientRef,
    now,
    entries: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
  });
}
