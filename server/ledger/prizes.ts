import type { Transaction } from '#server/db/transaction';
import { memberAccount } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

interface PrizeMoney extends Pick<Posting, 'brandId' | 'kind' | 'reference' | 'now'> {
  readonly memberId: string;
  /** Satang that the member gets; less than zero is paid for a play. */
  readonly amount: number;
}

/**
 * Pays a member credit out of what the house gives away, or takes the price of a play. One query once the accounts
 * exist; `balances[0]` is what the member has then.
 * @throws AppError CREDIT_NOT_ENOUGH (M14: what a withdrawal holds is not there to spend).
 */
export function movePrizeMoney(
  trx: Transaction,
  { memberId, amount, ...posting }: PrizeMoney,
): Promise<Posted> {
  return post(trx, {
    ...posting,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: { kind: 'PRIZE' }, amount: -amount },
    ],
  });
}
