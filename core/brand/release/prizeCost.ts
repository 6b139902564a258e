import type { Brand } from '#schemas/brand/brand';
import { type Prize, type PrizeTable, chanceOf } from '../prizes';

/** Baht of credit that one point is worth: the best rate among the rewards; zero where points buy no credit. */
export function pointWorth({ flags, rewards }: Pick<Brand, 'flags' | 'rewards'>): number {
  if (!flags.reward) return 0;
  return Math.max(0, ...rewards.items.map(({ credit, point }) => credit / point));
}

/** Baht that a prize is worth. Goods have no figure and count nothing. */
export function prizeWorth({ type, value }: Pick<Prize, 'type' | 'value'>, point: number): number {
  if (type === 'CREDIT') return value;
  return type === 'POINT' ? value * point : 0;
}

/**
 * Baht that one draw gives on average at worst: a limited prize that has run out gives the first unlimited one
 * instead (`placeGiven`), so a table cannot hide a dear prize behind a limited cheap one.
 */
export function drawCost(prizes: PrizeTable, point: number): number {
  const unlimited = prizes.find(({ stock }) => stock === null);
  const instead = unlimited ? prizeWorth(unlimited, point) : 0;
  return prizes.reduce((sum, prize) => {
    const worth = prizeWorth(prize, point);
    const given = prize.stock === null ? worth : Math.max(worth, instead);
    return sum + given * chanceOf(prize, prizes);
  }, 0);
}
