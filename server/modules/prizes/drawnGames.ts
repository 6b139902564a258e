import { isInSeason, rightsOf, type PrizeGame, type PrizeTable, type Rights } from '#core/brand/prizes';
import type { DrawnGame } from '#schemas/api/fair';
import type { Brand } from '#schemas/brand/brand';
import { satangToBaht } from '#core/money/money';
import { bangkokDay } from '#core/time/bangkok';

/** Keys of the games in a brand file. */
export const gameKeys = {
  WHEEL: 'wheel',
  FLIP_CARD: 'flipCard',
  FLIP_CARD_REWARD: 'flipCardReward',
} as const satisfies Record<DrawnGame, PrizeGame>;

/** A game with the brand's rules. */
export interface GameRules extends Rights {
  readonly prizes: PrizeTable;
  /** Price of a play in satang. */
  readonly cost: number;
  /** Number of cards; 1 for the wheel. */
  readonly cards: number;
}

export function rulesOf(brand: Brand, game: DrawnGame): GameRules {
  if (game === 'WHEEL') return { ...brand.wheel, cost: brand.wheel.cost * 100, cards: 1 };
  return { ...brand[gameKeys[game]], cost: 0 };
}

/** Whether the game is enabled and in season. */
export function isOpen(brand: Brand, game: PrizeGame | 'checkIn', now: Date): boolean {
  return brand.flags[game] && isInSeason(bangkokDay(now), brand[game]);
}

/** Plays per day. @param deposited satang deposited on that day. */
export function playsAllowed(rules: Rights, deposited: number): number {
  return rightsOf(rules, satangToBaht(deposited));
}
