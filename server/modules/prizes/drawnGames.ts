import { isInSeason, rightsOf } from '#core/brand/prizes';
import type { PrizeGame, PrizeTable, Rights } from '#core/brand/prizes';
import type { DrawnGame } from '#schemas/api/fair';
import type { Brand } from '#schemas/brand/brand';
import { satangToBaht } from '#core/money/money';
import { bangkokDay } from '#core/time/bangkok';

/** What a brand file calls each game. */
export const gameKeys = {
  WHEEL: 'wheel',
  FLIP_CARD: 'flipCard',
  FLIP_CARD_REWARD: 'flipCardReward',
} as const satisfies Record<DrawnGame, PrizeGame>;

/** A game as a brand plays it. */
export interface GameRules extends Rights {
  readonly prizes: PrizeTable;
  /** Satang of one play. */
  readonly cost: number;
  /** Cards on the table; the wheel has one place to stop at. */
  readonly cards: number;
}

export function rulesOf(brand: Brand, game: DrawnGame): GameRules {
  if (game === 'WHEEL') return { ...brand.wheel, cost: brand.wheel.cost * 100, cards: 1 };
  return { ...brand[gameKeys[game]], cost: 0 };
}

/** Whether the brand has the game switched on and its season lasts. */
export function isOpen(brand: Brand, game: PrizeGame | 'checkIn', now: Date): boolean {
  return brand.flags[game] && isInSeason(bangkokDay(now), brand[game]);
}

/** Plays of a day. @param deposited satang of that day. */
export function playsAllowed(rules: Rights, deposited: number): number {
  return rightsOf(rules, satangToBaht(deposited));
}
