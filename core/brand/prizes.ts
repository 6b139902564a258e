/** Rules of prize tables, shared by server, studio and member app. Chances are published: anybody may read them. */
import type { Brand } from '#schemas/brand/brand';

export type Prize = Brand['wheel']['prizes'][number];
export type PrizeTable = readonly Prize[];

/** The games that draw from a prize table. */
export const prizeGames = ['wheel', 'flipCard', 'flipCardReward'] as const;
export type PrizeGame = (typeof prizeGames)[number];

/** Sum of the weights of a table. */
export const totalWeight = (prizes: PrizeTable): number =>
  prizes.reduce((sum, { weight }) => sum + weight, 0);

/** Chance of one prize, 0 to 1: its weight over the sum of all weights (G8). */
export const chanceOf = (prize: Prize, prizes: PrizeTable): number => prize.weight / totalWeight(prizes);

/** Baht of credit that one play gives on average: the published return of the table (G8). */
export const averageCredit = (prizes: PrizeTable): number =>
  prizes.reduce(
    (sum, prize) => sum + (prize.type === 'CREDIT' ? prize.value * chanceOf(prize, prizes) : 0),
    0,
  );

/**
 * Index of the prize given for a drawn index: the same, or, when that prize is out of stock, the first unlimited prize.
 * So a sold-out prize is never shown, and its chance goes to a visible one. @param isGivenOut whether the limited prize
 * of this key is out of stock.
 */
export function placeGiven(prizes: PrizeTable, drawn: number, isGivenOut: (id: string) => boolean): number {
  const prize = prizes[drawn];
  if (!prize || prize.stock === null || !isGivenOut(prize.id)) return drawn;
  return prizes.findIndex(({ stock }) => stock === null);
}

/** Plays of one day. */
export interface Rights {
  readonly freePerDay: number;
  /** Baht; zero: deposits give none. */
  readonly depositPerRight: number;
  readonly maxPerDay: number;
}

/** How often a member may play on a day on which they deposited so much. @param deposited baht. */
export function rightsOf({ freePerDay, depositPerRight, maxPerDay }: Rights, deposited: number): number {
  const earned = depositPerRight === 0 ? 0 : Math.floor(deposited / depositPerRight);
  return Math.min(maxPerDay, freePerDay + earned);
}

/** Whether a game is open on a Bangkok day `YYYY-MM-DD`; days as text sort as days. */
export const isInSeason = (
  day: string,
  { from, until }: { readonly from: string; readonly until: string },
): boolean => (from === '' || day >= from) && (until === '' || day <= until);

/** What the check-in of the n-th day in a row gives: baht or points, by `gives` (ST-14). */
export function checkInValue(checkIn: Brand['checkIn'], streak: number): number {
  return checkInValues(checkIn)[checkInPlace(checkIn, streak)] ?? 0;
}

/** The prizes of the days in a row: baht or points, by `gives`. */
export const checkInValues = (checkIn: Brand['checkIn']): readonly number[] => {
  const { day1, day2, day3, day4, day5, day6, day7 } = checkIn;
  return [day1, day2, day3, day4, day5, day6, day7];
};

/** Index in `checkInValues` of the n-th day in a row; after the last the brand repeats it or starts again. */
export function checkInPlace(checkIn: Brand['checkIn'], streak: number): number {
  const { length } = checkInValues(checkIn);
  return checkIn.afterLast === 'restart' ? (streak - 1) % length : Math.min(streak, length) - 1;
}
