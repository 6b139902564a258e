import { brightened, contrast, fromOklch, mix, toOklch } from './colour';

/** WCAG AA: running text, and the outline of a control. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

/** How buttons are brightened under the mouse (`src/ui/buttonStyles.ts`). */
export const HOVER = 1.06;

/** The hover colour. */
export const hovered = (hex: string): string => brightened(hex, HOVER);

/**
 * The colour nearest to `hex` (same hue) that reaches `ratio` on every one of `grounds`.
 * Moves lightness towards white on dark grounds and towards black on light ones.
 */
export function legible(hex: string, grounds: readonly string[], ratio: number): string {
  return lightened(hex, grounds, (colour) => grounds.every((ground) => contrast(colour, ground) >= ratio));
}

/**
 * A filled control with its text colour. A few mid-tones contrast with neither white nor black in the normal and hover
 * states; such a fill is moved away from the colour of its background.
 */
export function fillWithInk(
  fill: string,
  grounds: readonly string[],
): { readonly fill: string; readonly ink: string } {
  const colour = lightened(fill, grounds, (each) => inkOn(each) !== undefined);
  return { fill: colour, ink: inkOn(colour) ?? '#000000' };
}

/** How far the gradient of the main button goes towards its second colour (`src/ui/buttonStyles.ts`). */
const SEEN = [0.34, 0.68] as const;

/** The colours between a fill and its second colour that can be seen on a button: half way, and at its end. */
export const seenBetween = (fill: string, second: string): readonly [middle: string, end: string] => [
  mix(second, fill, SEEN[0]),
  mix(second, fill, SEEN[1]),
];

/** The second colour nearest to `hex` with which the text is legible on the entire gradient from `fill`. */
export function secondOf(fill: string, ink: string, hex: string): string {
  return lightened(
    hex,
    [ink],
    (colour) =>
      contrast(ink, colour) >= TEXT_CONTRAST &&
      seenBetween(fill, colour).every((between) => readsOn(ink, between)),
  );
}

/** Text colour on a filled control that is legible in the normal and hover states. */
const readsOn = (ink: string, fill: string): boolean =>
  contrast(ink, fill) >= TEXT_CONTRAST && contrast(hovered(ink), hovered(fill)) >= TEXT_CONTRAST;

function lightened(hex: string, grounds: readonly string[], passes: (colour: string) => boolean): string {
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

/** Tinted near-black or white, else whichever pure one reads; none on a few mid-tones. */
function inkOn(fill: string): string | undefined {
  const tinted = fromOklch({ l: 0.19, c: 0.03, h: toOklch(fill).h });
  const candidates = [tinted, '#ffffff', '#000000'];
  // White on a deep fill looks better than black even when both pass, so it is tried first there.
  if (toOklch(fill).l < 0.66) candidates.unshift('#ffffff');
  return candidates.find((ink) => readsOn(ink, fill));
}

/** A second stop for a gradient on `fill`, away from its ink, so that the text on it only gains contrast. */
export function gradientStop(fill: string, ink: string): string {
  const { l, c, h } = toOklch(fill);
  const lighter = toOklch(ink).l < 0.5;
  return fromOklch({ l: lighter ? Math.min(0.97, l + 0.05) : l - 0.07, c, h: h + (lighter ? -12 : 12) });
}
