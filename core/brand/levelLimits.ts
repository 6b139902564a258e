/** Limits and cashback of a level. Satang where the name says so, otherwise whole baht. */
import type { Level } from './levels';

/** Withdrawals of the day so far, in Bangkok. */
export interface WithdrawnToday {
  readonly satang: number;
  readonly count: number;
}

/** Why a withdrawal is refused; `n` fills the message and is baht, or a count for the last one. */
export interface WithdrawRefusal {
  readonly code: 'WITHDRAW_LIMIT_TX' | 'WITHDRAW_LIMIT_DAY' | 'WITHDRAW_LIMIT_COUNT';
  readonly n: number;
}

/** The first bound of the level that a withdrawal breaks, or null (LVL-01 to LVL-05, LVL-10). */
export function refuseWithdrawal(
  { withdraw }: Pick<Level, 'withdraw'>,
  satang: number,
  today: WithdrawnToday,
): WithdrawRefusal | null {
  const { perTx, countPerDay } = withdraw;
  if (countPerDay !== null && today.count >= countPerDay)
    return { code: 'WITHDRAW_LIMIT_COUNT', n: countPerDay };
  if (perTx !== null && satang > perTx * 100) return { code: 'WITHDRAW_LIMIT_TX', n: perTx };
  const left = withdrawLeftToday({ withdraw }, today);
  return left !== null && satang > left ? { code: 'WITHDRAW_LIMIT_DAY', n: left / 100 } : null;
}

/** Satang that may still leave today, or null without a bound per day. */
export function withdrawLeftToday(
  { withdraw }: Pick<Level, 'withdraw'>,
  today: WithdrawnToday,
): number | null {
  return withdraw.perDay === null ? null : Math.max(0, withdraw.perDay * 100 - today.satang);
}

/** The level's share of a loss in hundredths of a percent, an integer although percentages may have decimals. */
export function rateOf({ lostPercent }: Pick<Level, 'lostPercent'>): number {
  return Math.round(lostPercent * 100);
}

/** Satang paid back for a loss: the level's share, rounded down, at most its cap (LVL-13). */
export function refundSatang(level: Pick<Level, 'lostPercent' | 'maxAmount'>, lostSatang: number): number {
  const { maxAmount } = level;
  const share = Math.floor((Math.max(0, lostSatang) * rateOf(level)) / 10_000);
  return maxAmount === null ? share : Math.min(share, maxAmount * 100);
}
