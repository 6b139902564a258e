import { placeGiven } from '#core/brand/prizes';
import { segmentColours } from '#core/brand/segmentColours';
import type { Calls } from '#schemas/api/contract';
import type { Brand } from '#schemas/brand/brand';
import { isOpen } from './drawnGames';
import { presentPrize } from './presentPrize';

type Wheel = Calls['GET /api/auth/wheel']['data'];

interface Facts {
  readonly left: number;
  /** Issued units of limited prizes, by key. */
  readonly issued: ReadonlyMap<string, number>;
  readonly now: Date;
}

/**
 * The wheel with its current chances: a sold-out prize has zero, and its chance is added to its substitute.
 * Segments are numbered from 1.
 */
export function presentWheel(brand: Brand, { left, issued, now }: Facts): Wheel {
  const enabled = isOpen(brand, 'wheel', now);
  const { prizes, cost } = brand.wheel;
  const isGivenOut = (id: string) => {
    const stock = prizes.find((prize) => prize.id === id)?.stock;
    return typeof stock === 'number' && (issued.get(id) ?? 0) >= stock;
  };
  const weights = prizes.map(() => 0);
  for (const [i, { weight }] of prizes.entries()) {
    const place = placeGiven(prizes, i, isGivenOut);
    weights[place] = (weights[place] ?? 0) + weight;
  }
  const colours = segmentColours(brand, prizes.length);
  return {
    enabled,
    left: enabled ? left : 0,
    cost,
    segments: prizes.map((prize, i) => ({
      id: i + 1,
      ...presentPrize(prize),
      color: colours[i] ?? brand.theme.color,
      image: null,
      weight: weights[i] ?? 0,
    })),
  };
}
