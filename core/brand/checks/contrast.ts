import type { Brand } from '#schemas/brand/brand';
import { contrast, nearestPassing, worst } from '../contrast';
import { buildPalette } from '../palette';
import { type ColourKey, failingPairs, type MeasuredPair, type PairUse } from '../palettePairs';
import { warning, type Problem } from '../problem';
import { fitColour } from './fitColour';

type Colours = Brand['theme'];
type Ground = 'background' | 'surface';
type Palette = Readonly<Record<string, string>>;
type Words = readonly [th: string, en: string];

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
export function checkContrast({ theme }: Brand): readonly Problem[] {
  // Cached, because it runs on each edit of any setting, while colours rarely change.
  const colours = JSON.stringify(theme);
  if (last?.colours !== colours) last = { colours, problems: check(theme) };
  return last.problems;
}

let last: { readonly colours: string; readonly problems: readonly Problem[] } | undefined;

function check(theme: Colours): Problem[] {
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

function checkWritten(theme: Colours): Problem[] {
  return inks.flatMap(([ink, keys, ratio]) => {
    const grounds = keys.map((key) => theme[key]);
    const found = worst(theme[ink], grounds);
    if (found >= ratio) return [];
    const on = keys.find((key) => contrast(theme[ink], theme[key]) === found) ?? 'surface';
    const near = nearestPassing(theme[ink], grounds, ratio);
    const better = { ...theme, [ink]: near };
    return [tooFaint(theme, ink, on, found, ratio, shownAs(ink, better, buildPalette(better)))];
  });
}

/** The worst failing pair of each setting. */
function checkDerived(theme: Colours, palette: Palette): Problem[] {
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
const shownAs = (key: ColourKey, theme: Colours, palette: Palette): string =>
  palette[variables[key]] ?? theme[key];

/** The palette never shows what cannot be read, so that such a colour is not the one that members see. */
function checkMoved(theme: Colours, palette: Palette): Problem[] {
  return colourKeys.flatMap((key) => {
    const shown = shownAs(key, theme, palette);
    return shown === theme[key] ? [] : [moved(key, theme[key], shown)];
  });
}

function tooFaint(
  theme: Colours,
  ink: ColourKey,
  on: Ground,
  found: number,
  ratio: number,
  better: string,
): Problem {
  const [th, en] = grounds[on];
  return warning(
    'CONTRAST',
    `/theme/${ink}`,
    [
      `สี ${theme[ink]} บน${th} คมชัด ${shownRatio(found)}:1 ต้องได้ ${ratio}:1`,
      `${theme[ink]} on the ${en} has contrast ${shownRatio(found)}:1, needs ${ratio}:1`,
    ],
    [`ลองใช้ ${better}`, `try ${better}`],
    better,
  );
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
  const [th, en] = uses[pair.use];
  return warning(
    'CONTRAST_DERIVED',
    `/theme/${pair.of}`,
    [
      `${th} (${pair.inkColour} บน ${pair.groundColour}) คมชัด ${shownRatio(pair.ratio)}:1 ต้องได้ ${pair.least}:1`,
      `${en} (${pair.inkColour} on ${pair.groundColour}) has contrast ${shownRatio(pair.ratio)}:1, needs ${pair.least}:1`,
    ],
    better
      ? [`ลองใช้ ${better}`, `try ${better}`]
      : ['ใช้สีที่เข้มหรือสว่างกว่านี้', 'use a darker or a lighter colour'],
    better,
  );
}

const moved = (key: ColourKey, wanted: string, shown: string) =>
  warning(
    'COLOUR_MOVED',
    `/theme/${key}`,
    [
      `สี ${wanted} อ่านไม่ออกในบางจุด หน้าเว็บจึงแสดงเป็น ${shown}`,
      `${wanted} cannot be read everywhere, so pages show ${shown}`,
    ],
    [`ใช้ ${shown} ตามที่แสดงจริง`, `use ${shown}, as it is shown`],
    shown,
  );

// Rounded down: a shown 4.50 that fails would puzzle.
const shownRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

const schemes: Readonly<Record<Colours['scheme'], Words>> = {
  dark: ['เข้ม', 'dark'],
  light: ['สว่าง', 'light'],
};

function checkScheme({ scheme, background }: Colours): Problem[] {
  const looks = contrast(background, '#ffffff') >= contrast(background, '#000000') ? 'dark' : 'light';
  if (looks === scheme) return [];
  return [
    warning(
      'SCHEME',
      '/theme/scheme',
      [
        `โทนเป็นแบบ${schemes[scheme][0]} แต่พื้นหลัง ${background} เป็นสี${schemes[looks][0]}`,
        `the scheme is ${scheme}, the background ${background} is ${looks}`,
      ],
      [`เปลี่ยนโทนเป็นแบบ${schemes[looks][0]}`, `make the scheme ${looks}`],
      looks,
    ),
  ];
}
