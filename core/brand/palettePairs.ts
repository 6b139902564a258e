import { contrast } from './colour';
import { CONTROL_CONTRAST, hovered, seenBetween, TEXT_CONTRAST } from './legible';
import { buildPalette, type PaletteSource } from './palette';

export type ColourKey = Exclude<keyof PaletteSource, 'scheme'>;

/** Two colours that overlap somewhere in the member app. */
export interface Pair {
  /** Variables of the palette, without `--`; both are seen brightened when `use` is `hover`. */
  readonly ink: string;
  readonly ground: string;
  /** Colour setting from which the pair is derived, and which can fix it. */
  readonly of: ColourKey;
  readonly use: PairUse;
  /** Contrast that WCAG 2.2 requires. */
  readonly least: number;
}

export type PairUse = 'text' | 'onFill' | 'hover' | 'disabled' | 'focus' | 'outline' | 'status';

export interface MeasuredPair extends Pair {
  readonly inkColour: string;
  readonly groundColour: string;
  readonly ratio: number;
}

const layers = ['bg-deep', 'bg', 'surface-1', 'surface-2', 'surface-3'];
const statuses = ['success', 'warning', 'danger', 'info'];
const tints = ['accent', 'gold', ...statuses].map((name) => `${name}-soft`);

const on = (use: PairUse, of: ColourKey, ink: string, grounds: readonly string[], least = TEXT_CONTRAST) =>
  grounds.map((ground): Pair => ({ ink, ground, of, use, least }));

/** Every pair of derived colours that the look is made of, by the setting behind the ink. */
export const palettePairs: readonly Pair[] = [
  ...on('text', 'text', 'text', [...layers, ...tints]),
  ...on('text', 'text', 'text-muted', [...layers, ...tints]),
  ...on('hover', 'text', 'text', ['surface-2']),
  ...on('disabled', 'text', 'text-faint', layers),
  ...on('outline', 'text', 'line-strong', layers, CONTROL_CONTRAST),
  ...on('text', 'color', 'accent-strong', [...layers, 'accent-soft']),
  ...on('outline', 'color', 'accent', layers, CONTROL_CONTRAST),
  ...on('onFill', 'color', 'on-accent', ['accent']),
  ...on('onFill', 'accent2', 'on-accent', ['accent-2']),
  ...on('hover', 'color', 'on-accent', ['accent', 'accent-middle', 'accent-end']),
  ...on('hover', 'color', 'accent-strong', ['accent-soft']),
  ...on('focus', 'color', 'focus', layers, CONTROL_CONTRAST),
  ...on('text', 'gold', 'gold-strong', [...layers, 'gold-soft']),
  ...on('outline', 'gold', 'gold', layers, CONTROL_CONTRAST),
  ...on('onFill', 'gold', 'on-gold', ['gold', 'gold-2']),
  ...on('onFill', 'gold', 'on-art-gold', ['art-gold', 'art-gold-2']),
  ...on('hover', 'gold', 'on-gold', ['gold', 'gold-2']),
  // No setting defines them: their hues are fixed, and their lightness follows the surfaces.
  ...statuses.flatMap((name) => on('status', 'surface', name, [...layers, `${name}-soft`])),
  ...on('hover', 'surface', 'danger', ['danger-soft']),
];

/** The pairs of a theme with what they measure. */
export function measurePairs(theme: PaletteSource, palette = buildPalette(theme)): MeasuredPair[] {
  return measured(palette, () => true);
}

/** Those of them that cannot be read; hardly any, which spares most of the work of all brands at once. */
export function failingPairs(theme: PaletteSource, palette = buildPalette(theme)): MeasuredPair[] {
  return measured(palette, (ratio, least) => ratio < least);
}

function measured(
  palette: Readonly<Record<string, string>>,
  isWanted: (ratio: number, least: number) => boolean,
): MeasuredPair[] {
  const [accent = '', second = ''] = [palette['accent'], palette['accent-2']];
  const [middle, end] = seenBetween(accent, second);
  const vars: Record<string, string> = { ...palette, 'accent-middle': middle, 'accent-end': end };
  return palettePairs.flatMap((pair) => {
    const [ink = '', ground = ''] = [vars[pair.ink], vars[pair.ground]];
    const isHover = pair.use === 'hover';
    const [inkColour, groundColour] = isHover ? [hovered(ink), hovered(ground)] : [ink, ground];
    const ratio = contrast(inkColour, groundColour);
    return isWanted(ratio, pair.least) ? [{ ...pair, inkColour, groundColour, ratio }] : [];
  });
}
