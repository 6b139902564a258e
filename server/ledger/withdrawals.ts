import type { Transaction } from '#server/db/transaction';
import { heldAccount, memberAccount } from './accounts';
import type { AccountRef } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

interface Withdrawal extends Pick<Posting, 'id' | 'brandId' | 'clientRef' | 'now'> {
  readonly memberId: string;
  readonly withdrawalId: string;
  /** Satang. */
  readonly amount: number;
}

/**
 * First phase (M12): takes the amount out of what the member may spend and holds it. One query.
 * `balances[0]` is what is left to spend.
 * @throws AppError CREDIT_NOT_ENOUGH.
 */
export function holdWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  const { memberId } = withdrawal;
  return move(trx, withdrawal, 'WITHDRAW_HOLD', memberAccount(memberId), heldAccount(memberId));
}

/** Second phase, refused or given back: the member may spend it again. */
export function releaseWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  const { memberId } = withdrawal;
  return move(trx, withdrawal, 'WITHDRAW_RELEASE', heldAccount(memberId), memberAccount(memberId));
}

/** Second phase, paid out: the money has left. */
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
