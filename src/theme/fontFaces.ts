import kanitLatin500 from './fonts/kanit-latin-500.woff2';
import kanitThai400 from './fonts/kanit-thai-400.woff2';
import kanitThai600 from './fonts/kanit-thai-600.woff2';
import promptLatin500 from './fonts/prompt-latin-500.woff2';
import promptThai400 from './fonts/prompt-thai-400.woff2';
import promptThai600 from './fonts/prompt-thai-600.woff2';
import sarabunLatin400 from './fonts/sarabun-latin-400.woff2';
import sarabunLatin600 from './fonts/sarabun-latin-600.woff2';
import sarabunThai400 from './fonts/sarabun-thai-400.woff2';
import sarabunThai600 from './fonts/sarabun-thai-600.woff2';

const THAI = 'U+0E01-0E5B';
const LATIN = 'U+0000-00FF,U+0E3F,U+2013-2014,U+2026';
/** Linux names first, because each name lookup there queries another process. */
const localThai = ['Loma', 'Noto Sans Thai', 'NotoSansThai-Regular', 'Thonburi', 'Leelawadee UI', 'Tahoma'];
const localLatin = ['DejaVu Sans', 'Arial', 'Roboto', 'Liberation Sans'];

/**
 * All font faces that a brand may use. A browser downloads only faces that a page uses or requests
 * (`src/lateFonts.js`), so the others cost only these lines. Kanit and Prompt use one medium Latin file for both
 * weights, declared once for each, because a face with a weight range would be matched separately from the Thai ones.
 * The fallbacks have the metrics of the font that they replace, so the layout does not shift.
 */
export const fontFaces = [
  face('Kanit', '400', THAI, kanitThai400),
  face('Kanit', '600', THAI, kanitThai600),
  face('Kanit', '400', LATIN, kanitLatin500),
  face('Kanit', '600', LATIN, kanitLatin500),
  fallback('Kanit', { thai: 1.03, latin: 1.041, ascent: 1.1, descent: 0.395 }),
  face('Prompt', '400', THAI, promptThai400),
  face('Prompt', '600', THAI, promptThai600),
  face('Prompt', '400', LATIN, promptLatin500),
  face('Prompt', '600', LATIN, promptLatin500),
  fallback('Prompt', { thai: 1.055, latin: 1.112, ascent: 1.09, descent: 0.422 }),
  face('Sarabun', '400', THAI, sarabunThai400),
  face('Sarabun', '600', THAI, sarabunThai600),
  face('Sarabun', '400', LATIN, sarabunLatin400),
  face('Sarabun', '600', LATIN, sarabunLatin600),
  fallback('Sarabun', { thai: 1.032, latin: 0.985, ascent: 1.068, descent: 0.232 }),
].join('');

interface Metrics {
  /** Average width of the font divided by that of the local fallback. */
  readonly thai: number;
  readonly latin: number;
  /** Parts of the em. */
  readonly ascent: number;
  readonly descent: number;
}

function face(family: string, weight: string, range: string, url: string): string {
  const source = `url(${url}) format('woff2')`;
  return `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:${source};unicode-range:${range}}`;
}

function fallback(family: string, { thai, latin, ascent, descent }: Metrics): string {
  return local(localThai, THAI, thai) + local(localLatin, LATIN, latin);

  function local(names: readonly string[], range: string, size: number): string {
    const source = names.map((name) => `local('${name}')`).join(',');
    // The overrides are scaled by `size-adjust` too, so they are divided by it.
    const height = `ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%`;
    return `@font-face{font-family:'${family} Fallback';src:${source};size-adjust:${percent(size)};${height};unicode-range:${range}}`;
  }
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`;
}
