import type { Brand } from '#schemas/brand/brand';
import { bangkokDay } from '#core/time/bangkok';
import type { Transaction } from '#server/platform/db/transaction';
import { memberAccount, post } from '#server/modules/ledger/index';
import { openBonusTurnover } from '#server/modules/turnover/index';
import { bonusOf } from './bonusOf';
import type { Bonus } from './bonusOf';

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
 * Claims the bonus that a deposit earns, pays it out of the house's account and opens its turnover requirement. No
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
