import { rateOf, refundSatang } from '#core/brand/levelLimits';
import { levelOf } from '#core/brand/levels';
import { bangkokDay } from '#core/time/bangkok';
import { DAY_MS } from '#core/time/durations';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';

type Day = Calls['GET /api/auth/user/cashback/history']['data'][number];

/** Satang won or lost on each day before today, newest first. */
const gains = [-240_000, -86_050, 132_500, -410_000, 0, -59_900, -175_025, 64_000, -98_000, -31_000];
/** Days that the member has not claimed at first. */
const UNCLAIMED = 2;

/** Satang that a member of this level can claim at first. */
export function firstCashback(brand: Brand, number: number): number {
  const level = levelOf(brand, number);
  return gains.slice(0, UNCLAIMED).reduce((sum, gain) => sum + refundSatang(level, -gain), 0);
}

/** Finished days of play with the refund of each, newest first. @param isClaimed nothing waits any more. */
export function buildCashbackDays(
  brand: Brand,
  number: Day['level'] & number,
  now: number,
  isClaimed: boolean,
): Day[] {
  const level = levelOf(brand, number);
  return gains.map((gain, place) => {
    const amount = refundSatang(level, -gain);
    const waits = place < UNCLAIMED && !isClaimed;
    return {
      date: bangkokDay(new Date(now - (place + 1) * DAY_MS)),
      turnover: (Math.abs(gain) * 4 + 15_000) / 100,
      winlost: gain / 100,
      level: number,
      percent: rateOf(level) / 100,
      amount: amount / 100,
      status: amount === 0 ? 'NONE' : waits ? 'CLAIMABLE' : 'CLAIMED',
    };
  });
}
