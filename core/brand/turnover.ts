import {
  playedCategories,
  type PlayedCategory,
  type TurnoverExpiry,
  type TurnoverSource,
} from '#schemas/common/terms';
import type { Brand } from '#schemas/brand/brand';

/** A category of games with the percent of a bet that counts. */
export interface CountedGames {
  readonly category: PlayedCategory;
  readonly percent: number;
}

/** Turnover required before a bonus or gift may be withdrawn. */
export interface TurnoverRule {
  /** How many times the base has to be staked. */
  readonly multiple: number;
  /** Whether the deposit belongs to the base. */
  readonly withDeposit: boolean;
  readonly days: number;
  readonly atExpiry: TurnoverExpiry;
  /** Categories that count, in the order of the specification. */
  readonly games: readonly CountedGames[];
}

type Gift = Exclude<TurnoverSource, 'BONUS'>;

const giftKeys = {
  WHEEL: 'wheel',
  FLIP_CARD: 'flipCard',
  CHECK_IN: 'checkIn',
  REWARD: 'reward',
  CASHBACK: 'cashback',
  DOWNLINE: 'downline',
  PROMOTION: 'promotion',
} as const satisfies Record<Gift, keyof Brand['turnover']['gifts']>;

/** The rule of a bonus window; undefined where the bonus may be withdrawn at once. */
export function windowTurnover(brand: Brand, window: 1 | 2): TurnoverRule | undefined {
  const { multiple, of, ...rule } = brand.turnover[window === 1 ? 'window1' : 'window2'];
  return ruleOf(brand, multiple, of === 'DEPOSIT_AND_BONUS', rule);
}

/** The rule of credit that was a gift; undefined where it may be withdrawn at once. */
export function giftTurnover(brand: Brand, source: Gift): TurnoverRule | undefined {
  const { gifts } = brand.turnover;
  return ruleOf(brand, gifts[giftKeys[source]], false, gifts);
}

/**
 * What has to be staked, in satang.
 * @param given satang that the brand gave.
 * @param deposit satang of the deposit that earned it; 0 for a gift.
 */
export function requiredTurnover({ multiple, withDeposit }: TurnoverRule, given: number, deposit: number) {
  return multiple * (given + (withDeposit ? deposit : 0));
}

/** The requirement is zero when no game counts toward it, because members could not meet it. */
function ruleOf(
  { flags, turnover, gameCategories }: Brand,
  multiple: number,
  withDeposit: boolean,
  { days, atExpiry, games }: Pick<Brand['turnover']['gifts'], 'days' | 'atExpiry' | 'games'>,
): TurnoverRule | undefined {
  const counted = playedCategories
    .filter((category) => games.includes(category) && gameCategories.includes(category))
    .map((category) => ({ category, percent: turnover.weights[category] }))
    .filter(({ percent }) => percent > 0);
  if (multiple === 0 || !flags.games || counted.length === 0) return undefined;
  return { multiple, withDeposit, days, atExpiry, games: counted };
}
