import type { Brand } from '#schemas/brand/brand';
import { bangkokDay, bangkokIso } from '#core/time/bangkok';
import type { Transaction } from '#server/platform/db/transaction';
import { memberAccount, post, shareOf } from '#server/modules/ledger/index';
import { openBonusTurnover } from '#server/modules/turnover/index';
import { bonusWindows, isOpenAt } from '#core/brand/bonusWindows';
import { uuidv7 } from '#server/platform/id';

/** A deposit that was credited. */
interface Credited {
  readonly brand: Brand;
  readonly memberId: string;
  /** Satang of the deposit. */
  readonly amount: number;
  /** Satang that the member can spend with it. */
  readonly balance: number;
  readonly reference: { readonly type: 'DEPOSIT_REQUEST' | 'SLIP'; readonly id: string };
  readonly now: Date;
}

export interface PaidBonus extends Bonus {
  readonly transactionId: string;
}

/**
 * Claims the bonus that a deposit earns, pays it from the brand's account and opens its turnover requirement. No
 * query when the deposit earns none.
 * @returns undefined when it earns none, or the member claimed that window of the day before.
 */
export async function payBonus(trx: Transaction, deposit: Credited): Promise<PaidBonus | undefined> {
  const { brand, memberId, now } = deposit;
  const bonus = bonusOf(brand, deposit);
  if (!bonus || !(await claimWindow(trx, deposit, bonus))) return undefined;
  const { id, window, amount } = bonus;
  const { transactionId } = await post(trx, {
    brandId: brand.id,
    kind: 'BONUS',
    reference: { type: 'BONUS_CLAIM', id },
    clientRef: `BONUS:${id}`,
    now,
    entries: [
      { account: memberAccount(memberId), amount },
      { account: { kind: 'BONUS' }, amount: -amount },
    ],
  });
  await openBonusTurnover(trx, {
    brand,
    memberId,
    sourceId: id,
    amount,
    window,
    deposit: deposit.amount,
    now,
  });
  return { ...bonus, transactionId };
}

/** Claims the window of the Bangkok day for this deposit. @returns false when it was claimed before. */
async function claimWindow(
  trx: Transaction,
  { brand, memberId, reference, now }: Credited,
  bonus: Bonus,
): Promise<boolean> {
  const claimed = await trx
    .insertInto('bonus_claims')
    .values({
      brand_id: brand.id,
      member_id: memberId,
      day: bangkokDay(now),
      window_no: bonus.window,
      id: bonus.id,
      deposit_type: reference.type,
      deposit_id: reference.id,
      amount: bonus.amount,
      created_at: now,
    })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** What a deposit earns by the window of the day in which it was credited. */
export interface Bonus {
  /** Id of the claim. */
  readonly id: string;
  readonly window: 1 | 2;
  /** Satang. */
  readonly amount: number;
}

/** A deposit that was credited. Satang. */
interface BonusDeposit {
  readonly amount: number;
  /** What the member can spend with it. */
  readonly balance: number;
  readonly now: Date;
}

/**
 * The bonus that a deposit can claim: of the window that is open at the moment of the credit, when the balance with the
 * deposit ends in the window's digits (PUB-11, PUB-12). Its share is rounded down to satang and has a cap. Where two
 * windows overlap the first one counts.
 */
export function bonusOf({ bonus, flags }: Brand, { amount, balance, now }: BonusDeposit): Bonus | undefined {
  if (!flags.promotion) return undefined;
  const time = bangkokIso(now).slice(11, 23);
  const window = bonusWindows(bonus).find((one) => isOpenAt(one, time) && balance % 100 === one.digits);
  if (!window) return undefined;
  const earned = Math.min(shareOf(amount, window.rate).paid, window.max * 100);
  return earned > 0 ? { id: uuidv7(), window: window.n, amount: earned } : undefined;
}
