import type { Brand } from '#schemas/brand/brand';
import type { Transaction } from '#server/platform/db/transaction';
import { movePoints } from './prizePostings';
import type { Reference } from '#server/modules/ledger/index';

/**
 * Adds the points of a deposit: those of the total deposits minus those of the total before, so that small deposits
 * lose nothing to rounding. No query when the brand gives no points.
 * @param amount satang.
 */
export async function earnPoints(
  trx: Transaction,
  deposit: {
    readonly brand: Brand;
    readonly memberId: string;
    readonly amount: number;
    readonly reference: Reference;
    readonly now: Date;
  },
  { depositTotal }: { readonly depositTotal: number },
): Promise<void> {
  const { brand, memberId, amount, reference, now } = deposit;
  const step = brand.rewards.bahtPerPoint * 100;
  if (!brand.flags.reward || step === 0) return;
  const points = Math.floor(depositTotal / step) - Math.floor((depositTotal - amount) / step);
  if (points > 0)
    await movePoints(trx, { brandId: brand.id, memberId, kind: 'POINT_EARN', reference, points, now });
}
