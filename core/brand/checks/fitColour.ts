import { fromOklch, toOklch } from '../colour';
import { type ColourKey, failingPairs } from '../palettePairs';
import type { PaletteSource } from '../palette';

const STEP = 0.02;

/**
 * The colour nearest in lightness, of the same hue, with which every derived pair of the setting passes.
 * @returns undefined if a change of lightness cannot achieve it.
 */
export function fitColour(theme: PaletteSource, key: ColourKey): string | undefined {
  const start = toOklch(theme[key]);
  for (let distance = STEP; distance < 1; distance += STEP) {
    for (const l of [start.l - distance, start.l + distance]) {
      if (l < 0 || l > 1) continue;
      const colour = fromOklch({ ...start, l });
      if (fits({ ...theme, [key]: colour }, key)) return colour;
    }
  }
  return undefined;
}

function fits(theme: PaletteSource, key: ColourKey): boolean {
  return failingPairs(theme).every(({ of }) => of !== key);
}
