/** WCAG 2.2 contrast of hex colours, and the nearest colour that passes. */

type Rgb = readonly [number, number, number];

/** Ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(rgb(a)), luminance(rgb(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/**
 * The colour closest to `colour` that reaches `ratio` on every ground: mixed with as little white or black as it
 * takes. Where no colour passes, as on black and white at once, it is the end that comes nearest.
 */
export function nearestPassing(colour: string, grounds: readonly string[], ratio: number): string {
  if (worst(colour, grounds) >= ratio) return colour;
  const [white, black] = [least(colour, WHITE, grounds, ratio), least(colour, BLACK, grounds, ratio)];
  if (white === Infinity && black === Infinity)
    return worst(WHITE, grounds) >= worst(BLACK, grounds) ? WHITE : BLACK;
  return blend(colour, white <= black ? WHITE : BLACK, Math.min(white, black));
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
    if (worst(blend(colour, end, share), grounds) >= ratio) return share;
  }
  return Infinity;
}

function blend(colour: string, end: string, share: number): string {
  const [from, to] = [rgb(colour), rgb(end)];
  const part = share / 100;
  const bytes = from.map((value, i) => Math.round(value + ((to[i] ?? 0) - value) * part));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map((byte) => {
    const v = byte / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

function rgb(hex: string): Rgb {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}
