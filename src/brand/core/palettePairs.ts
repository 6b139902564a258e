import { contrast, mix, parseHex } from './colour';
import { CONTROL_CONTRAST, TEXT_CONTRAST } from './legible';
import { buildPalette, type PaletteSource } from './palette';

export type ColourKey = Exclude<keyof PaletteSource, 'scheme'>;

/** Two colours that lie on one another somewhere in the member app. */
export interface Pair {
  /** Variables of the palette, without `--`; both are seen brightened when `use` is `hover`. */
  readonly ink: string;
  readonly ground: string;
  /** Colour setting that the ink is derived from. */
  readonly of: ColourKey;
  readonly use: PairUse;
  /** Contrast that WCAG 2.2 asks for. */
  readonly least: number;
}

export type PairUse = 'text' | 'onFill' | 'hover' | 'disabled' | 'focus' | 'outline';

export interface MeasuredPair extends Pair {
  readonly inkColour: string;
  readonly groundColour: string;
  readonly ratio: number;
}

/** Share of the second accent at the far end of the main button's gradient (`src/ui/buttonStyles.ts`). */
const GRADIENT_END = 0.68;

const layers = ['bg', 'surface-1', 'surface-2', 'surface-3'];

const on = (use: PairUse, of: ColourKey, ink: string, grounds: readonly string[], least = TEXT_CONTRAST) =>
  grounds.map((ground): Pair => ({ ink, ground, of, use, least }));

/** Every pair of derived colours that the look is made of, by the setting behind the ink. */
export const palettePairs: readonly Pair[] = [
  ...on('text', 'text', 'text', layers),
  ...on('text', 'text', 'text-muted', layers),
  ...on('disabled', 'text', 'text-faint', layers),
  ...on('outline', 'text', 'line-strong', layers, CONTROL_CONTRAST),
  ...on('text', 'color', 'accent-strong', [...layers, 'accent-soft']),
  ...on('outline', 'color', 'accent', layers, CONTROL_CONTRAST),
  ...on('onFill', 'color', 'on-accent', ['accent']),
  ...on('onFill', 'accent2', 'on-accent', ['accent-2']),
  ...on('hover', 'color', 'on-accent', ['accent', 'accent-end']),
  ...on('focus', 'color', 'focus', layers, CONTROL_CONTRAST),
  ...on('text', 'gold', 'gold-strong', [...layers, 'gold-soft']),
  ...on('outline', 'gold', 'gold', layers, CONTROL_CONTRAST),
  ...on('onFill', 'gold', 'on-gold', ['gold', 'gold-2']),
  ...on('hover', 'gold', 'on-gold', ['gold', 'gold-2']),
];

/** The pairs of a theme with what they measure. */
export function measurePairs(theme: PaletteSource, palette = buildPalette(theme)): MeasuredPair[] {
  const [accent = '', second = ''] = [palette['accent'], palette['accent-2']];
  const vars: Record<string, string> = { ...palette, 'accent-end': mix(second, accent, GRADIENT_END) };
  return palettePairs.map((pair) => {
    const seen = (name: string) => (pair.use === 'hover' ? lit(vars[name] ?? '') : (vars[name] ?? ''));
    const [inkColour, groundColour] = [seen(pair.ink), seen(pair.ground)];
    return { ...pair, inkColour, groundColour, ratio: contrast(inkColour, groundColour) };
  });
}

/** `filter: brightness(1.06)`, as buttons have it under the mouse. */
function lit(hex: string): string {
  return `#${parseHex(hex)
    .map((value) =>
      Math.round(Math.min(1, value * 1.06) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
