import type { AdjustmentDirection } from '#schemas/api/shapes/adjustment';
import type { Transaction } from '#server/db/transaction';
import { memberAccount } from './accounts';
import { post } from './post';
import type { Posted, Posting } from './post';

interface Adjustment extends Pick<Posting, 'brandId' | 'now'> {
  readonly id: string;
  readonly memberId: string;
  readonly direction: AdjustmentDirection;
  /** Satang. */
  readonly amount: number;
}

/**
 * Gives a member credit, or takes it, against the house's account of adjustments: once, by its name (M21). One query.
 * @throws AppError CREDIT_NOT_ENOUGH: what a withdrawal holds is not there to take (M14).
 */
export function postAdjustment(trx: Transaction, adjustment: Adjustment): Promise<Posted> {
  const { brandId, id, memberId, direction, amount, now } = adjustment;
  const gained = direction === 'ADD' ? amount : -amount;
  return post(trx, {
    brandId,
    kind: 'ADJUSTMENT',
    reference: { type: 'ADJUSTMENT', id },
    clientRef: `ADJUSTMENT:${id}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount: gained },
      { account: { kind: 'ADJUSTMENT' }, amount: -gained },
    ],
  });
}
