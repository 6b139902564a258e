import { contrast, fromOklch, toOklch } from './colour';

/** WCAG AA: running text, and the outline of a control. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/**
 * The colour nearest to `hex` (same hue) that reaches `ratio` on every one of `grounds`.
 * Moves lightness towards white on dark grounds and towards black on light ones.
 */
export function legible(hex: string, grounds: readonly string[], ratio: number): string {
  const passes = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= ratio);
  if (passes(hex)) return hex;
  const start = toOklch(hex);
  const dark = grounds.every((ground) => toOklch(ground).l < 0.55);
  for (let step = 1; step <= 100; step += 1) {
    const l = dark ? start.l + (1 - start.l) * (step / 100) : start.l * (1 - step / 100);
    const colour = fromOklch({ ...start, l });
    if (passes(colour)) return colour;
  }
  return dark ? '#ffffff' : '#000000';
}

/** The ink to write with on a filled control: tinted near-black or white, else whichever pure one reads better. */
export function inkOn(fill: string): string {
  const tinted = fromOklch({ l: 0.19, c: 0.03, h: toOklch(fill).h });
  const candidates = [tinted, '#ffffff', '#000000'];
  // White on a deep fill looks better than black even when both pass, so it is asked first there.
  if (toOklch(fill).l < 0.66) candidates.unshift('#ffffff');
  return candidates.find((ink) => contrast(ink, fill) >= TEXT_CONTRAST) ?? '#000000';
}

/** A second stop for a gradient on `fill`, away from its ink, so that the text on it only gains contrast. */
export function gradientStop(fill: string, ink: string): string {
  const { l, c, h } = toOklch(fill);
  const lighter = toOklch(ink).l < 0.5;
  return fromOklch({ l: lighter ? Math.min(0.97, l + 0.05) : l - 0.07, c, h: h + (lighter ? -12 : 12) });
}
