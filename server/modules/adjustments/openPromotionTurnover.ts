import type { AdjustmentDirection, EveryAdjustmentKind } from '#schemas/api/shapes/adjustment';
import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { openGiftTurnover } from '#server/modules/turnover/index';

interface Posted {
  readonly id: string;
  readonly memberId: string;
  readonly direction: AdjustmentDirection;
  readonly kind: EveryAdjustmentKind;
  /** Satang. */
  readonly amount: number;
  readonly now: Date;
}

/** Opens turnover for promotional credit only; corrections and compensations are the member's own money. */
export async function openPromotionTurnover(
  trx: Transaction,
  brand: Brand,
  { id, memberId, direction, kind, amount, now }: Posted,
): Promise<void> {
  if (direction !== 'ADD' || kind !== 'PROMOTION') return;
  await openGiftTurnover(trx, { brand, memberId, source: 'PROMOTION', sourceId: id, amount, now });
}
