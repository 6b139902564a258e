import { contrast, nearestPassing, worst } from '../contrast';
import { buildPalette, type PaletteSource } from '../palette';
import { type ColourKey, failingPairs, type MeasuredPair, type PairUse } from '../palettePairs';
import { problem, type Problem, type Words } from '../problem';
import { fitColour } from './fitColour';

type Ground = 'background' | 'surface';
type Palette = Readonly<Record<string, string>>;

/** WCAG 2.2: 4.5 for text, 3 for the outline of controls and large shapes. */
const inks: readonly (readonly [ink: ColourKey, grounds: readonly Ground[], ratio: number])[] = [
  ['text', ['background', 'surface'], 4.5],
  ['color', ['surface'], 4.5],
  ['gold', ['surface'], 4.5],
  ['accent2', ['surface'], 3],
];

/**
 * Colours that would be hard to read, each with the nearest one that passes (BRD-06): as the brand wrote them, then
 * in every pair that the palette derives from them, then those that the palette has to move to keep them readable.
 */
export function checkContrast({ theme }: { readonly theme: PaletteSource }): readonly Problem[] {
  const palette = buildPalette(theme);
  const written = checkWritten(theme);
  const said = new Set(written.map(({ path }) => path));
  const fresh = (problems: readonly Problem[]) =>
    problems.filter(({ path }) => !said.has(path) && said.add(path));
  return [
    ...written,
    ...fresh(checkDerived(theme, palette)),
    ...fresh(checkMoved(theme, palette)),
    ...checkScheme(theme),
  ];
}

function checkWritten(theme: PaletteSource): Problem[] {
  return inks.flatMap(([ink, keys, ratio]) => {
    const colours = keys.map((key) => theme[key]);
    const found = worst(theme[ink], colours);
    if (found >= ratio) return [];
    const on = keys.find((key) => contrast(theme[ink], theme[key]) === found) ?? 'surface';
    const near = nearestPassing(theme[ink], colours, ratio);
    const mended = { ...theme, [ink]: near };
    const better = shownAs(ink, mended, buildPalette(mended));
    const measured = { colour: theme[ink], ground: grounds[on], ratio: shownRatio(found), least: ratio };
    return [problem('CONTRAST', `/theme/${ink}`, { ...measured, better }, better)];
  });
}

/** The worst failing pair of each setting. */
function checkDerived(theme: PaletteSource, palette: Palette): Problem[] {
  const failing = failingPairs(theme, palette).sort((a, b) => a.ratio / a.least - b.ratio / b.least);
  return failing.map((pair) => derivedFaint(pair, fitColour(theme, pair.of)));
}

const variables: Readonly<Record<ColourKey, string>> = {
  background: 'bg',
  surface: 'surface-1',
  color: 'accent',
  accent2: 'accent-2',
  gold: 'gold',
  text: 'text',
};
const colourKeys = Object.keys(variables) as ColourKey[];

/** The colour that members see for one of the brand's. */
const shownAs = (key: ColourKey, theme: PaletteSource, palette: Palette): string =>
  palette[variables[key]] ?? theme[key];

/** The palette never shows what cannot be read, so that such a colour is not the one that members see. */
function checkMoved(theme: PaletteSource, palette: Palette): Problem[] {
  return colourKeys.flatMap((key) => {
    const shown = shownAs(key, theme, palette);
    return shown === theme[key]
      ? []
      : [problem('COLOUR_MOVED', `/theme/${key}`, { wanted: theme[key], shown }, shown)];
  });
}

const grounds: Readonly<Record<Ground, Words>> = {
  background: ['พื้นหลัง', 'background'],
  surface: ['การ์ด', 'surface'],
};

const uses: Readonly<Record<PairUse, Words>> = {
  text: ['ข้อความ', 'text'],
  onFill: ['ข้อความบนปุ่ม', 'text on buttons'],
  hover: ['ข้อความบนปุ่มขณะชี้เมาส์', 'text on buttons under the mouse'],
  disabled: ['ข้อความที่ปิดใช้งาน', 'disabled text'],
  focus: ['กรอบโฟกัส', 'the focus ring'],
  outline: ['เส้นขอบ', 'outlines'],
  status: ['ข้อความแจ้งสถานะ', 'status messages'],
};

function derivedFaint(pair: MeasuredPair, better: string | undefined): Problem {
  const { use, inkColour: ink, groundColour: ground, ratio, least } = pair;
  const measured = { use: uses[use], ink, ground, ratio: shownRatio(ratio), least };
  const path = `/theme/${pair.of}`;
  return better
    ? problem('CONTRAST_DERIVED', path, { ...measured, better }, better)
    : problem('CONTRAST_DERIVED.vague', path, measured);
}

// Rounded down: a shown 4.50 that fails would puzzle.
const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const schemes: Readonly<Record<PaletteSource['scheme'], Words>> = {
  dark: ['เข้ม', 'dark'],
  light: ['สว่าง', 'light'],
};

function checkScheme({ scheme, background }: PaletteSource): Problem[] {
  const looks = contrast(background, '#ffffff') >= contrast(background, '#000000') ? 'dark' : 'light';
  if (looks === scheme) return [];
  const words = { scheme: schemes[scheme], looks: schemes[looks], background };
  return [problem('SCHEME', '/theme/scheme', words, looks)];
}
