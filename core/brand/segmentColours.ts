import type { Brand } from '#schemas/brand/brand';
import { fromOklch, type Oklch, toOklch } from './colour';
import { brightGold } from './palette';

type Theme = Brand['theme'];

/** Colours of the segments out of the brand's theme, in turn; no segment has the colour of its neighbour. */
export function segmentColours({ theme }: Pick<Brand, 'theme'>, count: number): string[] {
  const turn = theme.scheme === 'light' ? lightTurn(theme) : darkTurn(theme);
  return Array.from({ length: count }, (_, i) => {
    // The last segment is next to the first one, too.
    const meetsFirst = i === count - 1 && i % turn.length === 0 && count > 1;
    return turn[meetsFirst ? 1 : i % turn.length] ?? theme.color;
  });
}

/** The accent, a deep tone of the surface, and what differs most from both: a bright wheel needs dark segments. */
function darkTurn({ color, accent2, gold, surface }: Theme): string[] {
  const { c, h } = toOklch(surface);
  const hue = c > GREY ? h : toOklch(color).h;
  const deep = fromOklch({ l: 0.38, c: 0.13, h: hue });
  const [third = gold] = [gold, accent2].sort(
    (a, b) => farness(b, [color, deep]) - farness(a, [color, deep]),
  );
  return [color, deep, third];
}

/** The accent, gold, and the accent's complement: the second accent of a light theme may be as dark as its text. */
function lightTurn({ scheme, color, gold }: Theme): string[] {
  const complement = fromOklch({ l: 0.62, c: 0.11, h: toOklch(color).h + 180 });
  return [color, brightGold({ scheme, gold }), complement];
}

/** Chroma below which a colour has no visible hue. */
const GREY = 0.02;

/** Distance in OKLab to the nearest of the others. */
const farness = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => distance(toOklch(colour), toOklch(other))));

function distance(one: Oklch, other: Oklch): number {
  const turn = ((one.h - other.h) * Math.PI) / 180;
  return Math.hypot(
    one.l - other.l,
    Math.sqrt(Math.max(0, one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(turn))),
  );
}
