import type { AffiliateType } from '#schemas/api/affiliate';
import type { Brand } from '#schemas/brand/brand';
import { audit, type Origin } from '#server/platform/audit/audit';
import type { Transaction } from '#server/platform/db/transaction';
import { fail } from '#server/platform/appError';
import { uuidv7 } from '#server/platform/id';
import { withdrawEarnings } from './earningPostings';
import { satangToBaht } from '#core/money/money';
import { openGiftTurnover } from '#server/modules/turnover/index';

interface Wish {
  readonly brand: Brand;
  readonly memberId: string;
  readonly type: AffiliateType;
  /** Satang. */
  readonly amount: number;
  readonly origin: Omit<Origin, 'actor'> & { readonly clientRef: string | undefined };
}

/**
 * Transfers a member's earnings to the main wallet. Two queries.
 * @returns the new available balance in satang.
 * @throws AppError AFF_MIN, CREDIT_NOT_ENOUGH.
 */
export async function moveEarnings(
  trx: Transaction,
  { brand, memberId, type, amount, origin }: Wish,
): Promise<number> {
  const { affiliateMin } = brand.limits;
  if (amount < affiliateMin * 100) throw fail('AFF_MIN', { n: affiliateMin });
  const { clientRef, ...occasion } = origin;
  const id = uuidv7();
  const { transactionId, balances } = await withdrawEarnings(trx, {
    brandId: brand.id,
    id,
    memberId,
    kind: type,
    amount,
    clientRef,
    now: origin.now,
  });
  const gift = { brand, memberId, sourceId: id, amount, now: origin.now };
  await openGiftTurnover(trx, { ...gift, source: 'DOWNLINE' });
  await audit(trx, {
    ...occasion,
    brandId: brand.id,
    actor: { kind: 'MEMBER', id: memberId },
    action: 'earnings.withdraw',
    subject: { type: 'EARNINGS', id },
    transactionId,
    detail: { amount: satangToBaht(amount), type },
  });
  return balances[1] ?? 0;
}
