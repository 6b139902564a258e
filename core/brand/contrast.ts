/** WCAG 2.2 contrast of hex colours, and the nearest colour that passes. */
import { contrast, mix } from './colour';

export { contrast };

/**
 * The colour closest to `colour` that reaches `ratio` on every ground: mixed with as little white or black as it
 * takes. Where no colour passes, as on black and white at once, it is the end that comes nearest.
 */
export function nearestPassing(colour: string, grounds: readonly string[], ratio: number): string {
  if (worst(colour, grounds) >= ratio) return colour;
  const [white, black] = [least(colour, WHITE, grounds, ratio), least(colour, BLACK, grounds, ratio)];
  if (white === Infinity && black === Infinity)
    return worst(WHITE, grounds) >= worst(BLACK, grounds) ? WHITE : BLACK;
  return mix(white <= black ? WHITE : BLACK, colour, Math.min(white, black) / 100);
}

const WHITE = '#ffffff';
const BLACK = '#000000';

/** Lowest contrast that the colour has on any of the grounds. */
export function worst(colour: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** Smallest share of `end`, in percent, that makes `colour` pass. */
function least(colour: string, end: string, grounds: readonly string[], ratio: number): number {
  for (let share = 1; share <= 100; share += 1) {
    if (worst(mix(end, colour, share / 100), grounds) >= ratio) return share;
  }
  return Infinity;
}
