import type { Transaction } from '#server/db/transaction';
import { heldAccount, memberAccount } from './accounts';
import type { AccountRef } from './accounts';
import { post, postLastly } from './post';
import type { Posted, Posting, RowBeside } from './post';

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
  return post(trx, hold(withdrawal));
}

/** The same as the last thing that a call writes, with the withdrawal itself. Both accounts have to exist. */
export function holdLastly(trx: Transaction, withdrawal: Withdrawal, row: RowBeside): Promise<void> {
  return postLastly(trx, hold(withdrawal), row);
}

/** Second phase, refused or given back: the member may spend it again. The last thing that a call writes. */
export function releaseLastly(trx: Transaction, withdrawal: Withdrawal): Promise<void> {
  const { memberId } = withdrawal;
  return postLastly(
    trx,
    move(withdrawal, 'WITHDRAW_RELEASE', heldAccount(memberId), memberAccount(memberId)),
  );
}

/** Second phase, paid out: the money has left. */
export function settleWithdrawal(trx: Transaction, withdrawal: Withdrawal): Promise<Posted> {
  return post(trx, move(withdrawal, 'WITHDRAW_SETTLE', heldAccount(withdrawal.memberId), { kind: 'PAYOUT' }));
}

function hold(withdrawal: Withdrawal): Posting {
  const { memberId } = withdrawal;
  return move(withdrawal, 'WITHDRAW_HOLD', memberAccount(memberId), heldAccount(memberId));
}

function move(
  { id, brandId, clientRef, now, withdrawalId, amount }: Withdrawal,
  kind: Posting['kind'],
  from: AccountRef,
  to: AccountRef,
): Posting {
  return {
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
  };
}
