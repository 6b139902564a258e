import type { Transaction } from '#server/db/transaction';
import { memberAccount } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

/** What a deposit earns by the window that it falls into. */
export interface Bonus {
  /** Id of the claim. */
  readonly id: string;
  readonly window: 1 | 2;
  /** Satang. */
  readonly amount: number;
}

/** Pays a bonus that was claimed, out of the house's account, once. One query. */
export function postBonus(
  trx: Transaction,
  bonus: Bonus & Pick<Posting, 'brandId' | 'now'> & { readonly memberId: string },
): Promise<Posted> {
  const { id, brandId, memberId, amount, now } = bonus;
  return post(trx, {
    brandId,
    kind: 'BONUS',
    reference: { type: 'BONUS_CLAIM', id },
    clientRef: `BONUS:${id}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: { kind: 'BONUS' }, amount: -amount },
    ],
  });
}
