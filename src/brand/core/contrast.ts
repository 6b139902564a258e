/** WCAG 2.2 contrast of hex colours, and the nearest colour that passes. */

type Rgb = readonly [number, number, number];

/** Ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(rgb(a)), luminance(rgb(b))];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

/**
 * The colour closest to `colour` that reaches `ratio` on `ground`: mixed with as little white or black as it takes.
 * Some ground lets only one of the two pass; with a ratio of at most 4.58 one always does.
 */
export function nearestPassing(colour: string, ground: string, ratio: number): string {
  if (contrast(colour, ground) >= ratio) return colour;
  const [white, black] = [least(colour, '#ffffff', ground, ratio), least(colour, '#000000', ground, ratio)];
  return blend(colour, white <= black ? '#ffffff' : '#000000', Math.min(white, black));
}

/** Smallest share of `end`, in percent, that makes `colour` pass; above 100 when none does. */
function least(colour: string, end: string, ground: string, ratio: number): number {
  for (let share = 1; share <= 100; share += 1) {
    if (contrast(blend(colour, end, share), ground) >= ratio) return share;
  }
  return 101;
}

function blend(colour: string, end: string, share: number): string {
  const [from, to] = [rgb(colour), rgb(end)];
  const part = Math.min(100, share) / 100;
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
