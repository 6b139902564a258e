import type { Brand } from '#schemas/brand/brand';
import chakraLatin400 from './fonts/chakra-petch-latin-400.woff2';
import chakraLatin600 from './fonts/chakra-petch-latin-600.woff2';
import chakraThai400 from './fonts/chakra-petch-thai-400.woff2';
import chakraThai600 from './fonts/chakra-petch-thai-600.woff2';
import kanitLatin400 from './fonts/kanit-latin-400.woff2';
import kanitLatin600 from './fonts/kanit-latin-600.woff2';
import kanitThai400 from './fonts/kanit-thai-400.woff2';
import kanitThai600 from './fonts/kanit-thai-600.woff2';
import mitrLatin400 from './fonts/mitr-latin-400.woff2';
import mitrLatin600 from './fonts/mitr-latin-600.woff2';
import mitrThai400 from './fonts/mitr-thai-400.woff2';
import mitrThai600 from './fonts/mitr-thai-600.woff2';
import nunitoFigures600 from './fonts/nunito-figures-600.woff2';
import nunitoFigures800 from './fonts/nunito-figures-800.woff2';
import promptLatin400 from './fonts/prompt-latin-400.woff2';
import promptLatin600 from './fonts/prompt-latin-600.woff2';
import promptThai400 from './fonts/prompt-thai-400.woff2';
import promptThai600 from './fonts/prompt-thai-600.woff2';
import condensedFigures400 from './fonts/roboto-condensed-figures-400.woff2';
import condensedFigures600 from './fonts/roboto-condensed-figures-600.woff2';
import sairaFigures400 from './fonts/saira-figures-400.woff2';
import sairaFigures600 from './fonts/saira-figures-600.woff2';
import sarabunFigures400 from './fonts/sarabun-figures-400.woff2';
import sarabunFigures600 from './fonts/sarabun-figures-600.woff2';
import sarabunLatin400 from './fonts/sarabun-latin-400.woff2';
import sarabunLatin600 from './fonts/sarabun-latin-600.woff2';
import sarabunThai400 from './fonts/sarabun-thai-400.woff2';
import sarabunThai600 from './fonts/sarabun-thai-600.woff2';

/** A family delivered with a brand. */
export interface Family {
  readonly name: string;
  /** Its files and its fallback, as `@font-face` rules. */
  readonly faces: readonly string[];
}

const THAI = 'U+0E01-0E5B';
const LATIN = 'U+0000-00FF,U+2013-2026,U+2212';
/** Digits, their separators and signs. Without the space, so that the font of the text sets the height of a line. */
const FIGURES = 'U+0025,U+002B-002C,U+002E-003A,U+2212';
const DIGITS = 'U+0030-0039';

/** Linux names first, because each name lookup there queries another process. */
const localThai = ['Loma', 'Noto Sans Thai', 'NotoSansThai-Regular', 'Thonburi', 'Leelawadee UI', 'Tahoma'];
const localLatin = ['DejaVu Sans', 'Arial', 'Roboto', 'Liberation Sans'];
/** Digits of these are 0.556 em wide, of Roboto 0.562 em. */
const localFigures = ['Liberation Sans', 'Arial', 'Helvetica', 'Roboto'];
const ARIAL_DIGIT = 0.5562;
const DEJAVU_DIGIT = 0.6362;

/** Families of text. The fallbacks have the metrics of the font that they replace, so the layout does not shift. */
export const textFamilies: Readonly<Record<Brand['theme']['font'], Family>> = {
  kanit: textFamily('Kanit', [kanitThai400, kanitThai600, kanitLatin400, kanitLatin600], {
    thai: 1.03,
    latin: 1.012,
    ascent: 1.1,
    descent: 0.395,
  }),
  prompt: textFamily('Prompt', [promptThai400, promptThai600, promptLatin400, promptLatin600], {
    thai: 1.055,
    latin: 1.119,
    ascent: 1.09,
    descent: 0.422,
  }),
  sarabun: textFamily('Sarabun', [sarabunThai400, sarabunThai600, sarabunLatin400, sarabunLatin600], {
    thai: 1.032,
    latin: 0.985,
    ascent: 1.068,
    descent: 0.232,
  }),
  // The zero of Mitr has a stroke, which amounts must not have, so its digits come from Nunito.
  mitr: withDigits(
    textFamily('Mitr', [mitrThai400, mitrThai600, mitrLatin400, mitrLatin600], {
      thai: 1.038,
      latin: 1.14,
      ascent: 1.15,
      descent: 0.42,
    }),
    [nunitoFigures600, nunitoFigures800],
  ),
  chakra: textFamily('Chakra', [chakraThai400, chakraThai600, chakraLatin400, chakraLatin600], {
    thai: 1.037,
    latin: 1.03,
    ascent: 0.992,
    descent: 0.308,
  }),
};

/** Families of figures; each has digits of one width. */
export const figureFamilies: Readonly<Record<Brand['look']['figures'], Family>> = {
  sarabun: figureFamily('SarabunFigures', [sarabunFigures400, sarabunFigures600], {
    digit: 0.555,
    ascent: 1.068,
    descent: 0.232,
  }),
  nunito: figureFamily('NunitoFigures', [nunitoFigures600, nunitoFigures800], {
    digit: 0.6,
    ascent: 1.011,
    descent: 0.353,
  }),
  saira: figureFamily('SairaFigures', [sairaFigures400, sairaFigures600], {
    digit: 0.62,
    ascent: 1.135,
    descent: 0.439,
  }),
  condensed: figureFamily('CondensedFigures', [condensedFigures400, condensedFigures600], {
    digit: 0.498,
    ascent: 0.928,
    descent: 0.244,
  }),
};

/** Parts of the em. */
interface Height {
  readonly ascent: number;
  readonly descent: number;
}

/** @param urls files of Thai 400 and 600, then Latin 400 and 600. */
function textFamily(
  name: string,
  urls: readonly string[],
  // Average width of the font divided by that of the local fallback.
  { thai, latin, ...height }: Height & { readonly thai: number; readonly latin: number },
): Family {
  const faces = [
    ...urls.map((url, index) => face(name, index, url, index < 2 ? THAI : LATIN)),
    fallback(name, localThai, THAI, thai, height),
    fallback(name, localLatin, LATIN, latin, height),
  ];
  return { name, faces };
}

/** A family whose digits are those of other files: of two faces for a character the browser uses the later one. */
function withDigits({ name, faces }: Family, urls: readonly string[]): Family {
  return { name, faces: [...faces, ...urls.map((url, index) => face(name, index, url, DIGITS))] };
}

/** @param urls files that stand beside text of 400 and 600. */
function figureFamily(
  name: string,
  urls: readonly string[],
  { digit, ...height }: Height & { readonly digit: number },
): Family {
  const faces = [
    ...urls.map((url, index) => face(name, index, url, FIGURES)),
    // The last one that the machine has is used; DejaVu is much wider than the others.
    fallback(name, ['DejaVu Sans'], FIGURES, digit / DEJAVU_DIGIT, height),
    fallback(name, localFigures, FIGURES, digit / ARIAL_DIGIT, height),
  ];
  return { name, faces };
}

function face(family: string, index: number, url: string, range: string): string {
  const weight = index % 2 === 0 ? 400 : 600;
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:url(${url}) format('woff2');unicode-range:${range}}`;
}

function fallback(
  family: string,
  names: readonly string[],
  range: string,
  size: number,
  { ascent, descent }: Height,
): string {
  const source = names.map((font) => `local('${font}')`).join(',');
  // The overrides are scaled by `size-adjust` too, so they are divided by it.
  const box = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`;
  return `@font-face{font-family:'${family} Fallback';src:${source};size-adjust:${percent(size)};${box};unicode-range:${range}}`;
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}

/** Every face that a brand may use, for pages that show several brands. */
export const allFaces: string = [...Object.values(textFamilies), ...Object.values(figureFamilies)]
  .flatMap(({ faces }) => faces)
  .join('');
