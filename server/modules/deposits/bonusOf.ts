import { bonusWindows, isOpenAt } from '#core/brand/bonusWindows';
import type { Brand } from '#schemas/brand/brand';
import { bangkokIso } from '#core/time/bangkok';
import { uuidv7 } from '#server/platform/id';
import { shareOf } from '#server/modules/ledger/index';

/** What a deposit earns by the window of the day in which it was credited. */
export interface Bonus {
  /** Id of the claim. */
  readonly id: string;
  readonly window: 1 | 2;
  /** Satang. */
  readonly amount: number;
}

/** A deposit that was credited. Satang. */
interface Credited {
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
export function bonusOf({ bonus, flags }: Brand, { amount, balance, now }: Credited): Bonus | undefined {
  if (!flags.promotion) return undefined;
  const time = bangkokIso(now).slice(11, 23);
  const window = bonusWindows(bonus).find((one) => isOpenAt(one, time) && balance % 100 === one.digits);
  if (!window) return undefined;
  const earned = Math.min(shareOf(amount, window.rate).paid, window.max * 100);
  return earned > 0 ? { id: uuidv7(), window: window.n, amount: earned } : undefined;
}
