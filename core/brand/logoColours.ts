import type { Brand } from '#schemas/brand/brand';
import { checkContrast } from './checks/contrast';
import { fromOklch, type Oklch, toOklch } from './colour';
import { legible, TEXT_CONTRAST } from './legible';
import type { PaletteSource } from './palette';

type Scheme = Brand['theme']['scheme'];

/** A theme made of the colours of a logo. */
export interface ThemeProposal {
  readonly name: 'night' | 'deep' | 'day';
  readonly theme: PaletteSource;
}

/** Below this chroma a pixel is grey, which gives no hue to a brand. */
const LEAST_CHROMA = 0.045;
/** Below this alpha, 0–255, a pixel counts as background. */
const LEAST_ALPHA = 128;
/** Degrees of hue within which pixels belong to the same colour of the logo. */
const CLUSTER = 28;
/** Share of the strongest colour that another needs to be one of the logo and no blending at its edges. */
const LEAST_SHARE = 0.08;
/** Where a logo has no colour at all: a calm blue-grey hue. */
const COLOURLESS = '#7d93b8';

interface Cluster {
  weight: number;
  /** Sums of the members, weighted: lightness, and chroma along the two axes of hue. */
  l: number;
  a: number;
  b: number;
}

/**
 * The saturated colours of an image, strongest first, at most three; empty for a grey one.
 * @param pixels bytes of red, green, blue and alpha in turn, as a canvas has them.
 */
export function dominantColours(pixels: ArrayLike<number>): readonly string[] {
  const clusters: Cluster[] = [];
  for (const [hex, count] of commonFirst(pixels)) {
    const colour = toOklch(hex);
    if (colour.c < LEAST_CHROMA) continue;
    const weight = count * colour.c;
    const at = clusters.find((each) => hueDistance(centre(each).h, colour.h) < CLUSTER);
    const cluster = at ?? { weight: 0, l: 0, a: 0, b: 0 };
    if (!at) clusters.push(cluster);
    const turn = (colour.h * Math.PI) / 180;
    cluster.weight += weight;
    cluster.l += weight * colour.l;
    cluster.a += weight * colour.c * Math.cos(turn);
    cluster.b += weight * colour.c * Math.sin(turn);
  }
  const sorted = clusters.sort((a, b) => b.weight - a.weight);
  const least = (sorted[0]?.weight ?? 0) * LEAST_SHARE;
  return sorted
    .filter(({ weight }) => weight >= least)
    .slice(0, 3)
    .map((cluster) => fromOklch(centre(cluster)));
}

/**
 * Themes of the colours of a logo, two dark and one light. Hues stay; lightness moves until the checks of a brand
 * find nothing to say about the colours.
 */
export function themeProposals(colours: readonly string[]): readonly ThemeProposal[] {
  const [main = COLOURLESS] = colours;
  const { c, h } = toOklch(main);
  const second = colours.slice(1).find((each) => !isGold(each)) ?? fromOklch({ l: 0.72, c: 0.12, h: h + 35 });
  const gold = colours.find(isGold);
  const tint = Math.min(c, 0.16) / 0.16;
  const tone = (l: number, chroma: number) => fromOklch({ l, c: chroma * tint, h });
  const base = { color: main, accent2: second };
  return [
    {
      name: 'night',
      theme: solve({
        ...base,
        scheme: 'dark',
        gold: gold ?? '#f6c85f',
        background: tone(0.15, 0.02),
        surface: tone(0.22, 0.028),
        text: tone(0.97, 0.008),
      }),
    },
    {
      name: 'deep',
      // The surfaces have the first colour already.
      theme: solve({
        ...(colours[1] === undefined ? base : { color: colours[1], accent2: main }),
        scheme: 'dark',
        gold: gold ?? '#f6c85f',
        background: tone(0.21, 0.075),
        surface: tone(0.28, 0.09),
        text: tone(0.975, 0.012),
      }),
    },
    {
      name: 'day',
      theme: solve({
        ...base,
        scheme: 'light',
        gold: gold ?? '#8a5a00',
        background: tone(0.965, 0.014),
        surface: '#ffffff',
        text: tone(0.24, 0.035),
      }),
    },
  ];
}

/** Repairs of one setting may touch another, so they go in rounds. */
const ROUNDS = 12;

/** The theme after the repairs that the checks offer; with plain inks where those do not end. */
function solve(theme: PaletteSource): PaletteSource {
  const grounds = [theme.background, theme.surface];
  // These keep more of their chroma than the repairs, which mix in white or black.
  const ink = (colour: string) => legible(colour, grounds, TEXT_CONTRAST);
  const { color, accent2, gold, text } = theme;
  let solved = { ...theme, color: ink(color), accent2: ink(accent2), gold: ink(gold), text: ink(text) };
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first] = checkContrast({ theme: solved });
    if (!first) return solved;
    const key = first.path.split('/').at(-1) as keyof PaletteSource;
    solved = { ...solved, [key]: first.fix.value ?? plainInk(theme.scheme) };
  }
  const plain = plainInk(theme.scheme);
  return { ...solved, color: plain, accent2: plain, gold: plain, text: plain };
}

const plainInk = (scheme: Scheme): string => (scheme === 'dark' ? '#ffffff' : '#000000');

/** Yellow to orange, which looks like money beside any other colour. */
function isGold(hex: string): boolean {
  const { c, h } = toOklch(hex);
  return c > 0.09 && h > 65 && h < 100;
}

/** Distinct colours in steps of eight, with how often they occur, most common first. */
function commonFirst(pixels: ArrayLike<number>): readonly (readonly [hex: string, count: number])[] {
  const counts = new Map<number, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = [pixels[at], pixels[at + 1], pixels[at + 2], pixels[at + 3]];
    if (alpha < LEAST_ALPHA) continue;
    const bits = ((r & 0xf8) << 16) | ((g & 0xf8) << 8) | (b & 0xf8);
    counts.set(bits, (counts.get(bits) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([bits, count]) => [`#${bits.toString(16).padStart(6, '0')}`, count] as const);
}

function centre({ weight, l, a, b }: Cluster): Oklch {
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return { l: l / weight, c: Math.hypot(a, b) / weight, h: (h + 360) % 360 };
}

const hueDistance = (a: number, b: number): number => Math.abs(((a - b + 540) % 360) - 180);
