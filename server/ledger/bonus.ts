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

/** Takes back what is left of a bonus, once for each requirement. One query. @throws AppError CREDIT_NOT_ENOUGH. */
export function takeBonus(
  trx: Transaction,
  taken: Pick<Posting, 'brandId' | 'now'> & {
    /** Id of the requirement that was not met. */
    readonly id: string;
    readonly memberId: string;
    /** Satang. */
    readonly amount: number;
  },
): Promise<Posted> {
  const { id, brandId, memberId, amount, now } = taken;
  return post(trx, {
    brandId,
    kind: 'BONUS_TAKEN',
    reference: { type: 'TURNOVER', id },
    clientRef: `BONUS_TAKEN:${id}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount: -amount },
      { account: { kind: 'BONUS' }, amount },
    ],
  });
}
