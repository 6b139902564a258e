import type { Brand } from '#schemas/brand/brand';
import { buildPalette } from '#core/brand/palette';
import { type Family, figureFamilies, textFamilies } from './fontFaces';
import { lookVars } from './lookVars';

export interface Theme {
  /** The `:root{…}` rule with the brand's variables. */
  readonly root: string;
  /** `@font-face` rules of the brand's families. A browser downloads only faces that a page uses or requests. */
  readonly faces: readonly string[];
  /** All of these rules. */
  readonly css: string;
  /** Variable name without `--` → value. */
  readonly vars: Readonly<Record<string, string>>;
  /** Font families delivered with the brand. */
  readonly families: readonly string[];
  /** The rule that uses fallback fonts until the brand's fonts have loaded (`src/lateFonts.js`). */
  readonly waiting: string;
}

/** Height of the bottom bar with its distance from the edge; nothing that sticks to the bottom lies below it. */
const barHeights = { raised: '64px', dock: '78px', flat: '60px' } as const;

/** The complete look of a brand as CSS variables. Pure: same brand, same text, on server and client. */
export function buildTheme({ theme, look }: Pick<Brand, 'theme' | 'look'>): Theme {
  const [body, display] = [textFamilies[theme.font], textFamilies[theme.displayFont]];
  const figures = figureFamilies[look.figures];
  const families = [...new Set([body, display, figures])];
  const palette = buildPalette(theme);
  const vars = {
    ...palette,
    ...lookVars(look, palette, theme.scheme === 'dark'),
    'radius-s': `${Math.round(theme.radius * 0.55)}px`,
    'radius-m': `${Math.round(theme.radius * 0.8)}px`,
    'radius-l': `${theme.radius}px`,
    'radius-pill': '999px',
    'font-body': stack(figures, body),
    'font-display': stack(figures, display),
    // A floating bar stands 10 px below the edge of the screen.
    'header-h': look.header === 'floating' ? '66px' : '56px',
    'bar-h': barHeights[look.navigation],
  };
  const waiting = {
    'font-body': waitingStack(figures, body),
    'font-display': waitingStack(figures, display),
  };
  const root = `:root{color-scheme:${theme.scheme};${linesOf(vars)}}`;
  const faces = families.flatMap((family) => family.faces);
  return {
    root,
    faces,
    css: [root, ...faces].join(''),
    vars,
    families: families.map(({ name }) => name),
    waiting: `[data-fonts]{${linesOf(waiting)}font-family:var(--font-body)}`,
  };
}

const linesOf = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/**
 * Figures first, so that every digit of a page has the same face. As few families as possible, because a browser may
 * look up each for every size and weight.
 */
const stack = (...families: readonly Family[]): string =>
  [...families.flatMap(({ name }) => [name, `'${name} Fallback'`]), SYSTEM].join();
const waitingStack = (...families: readonly Family[]): string =>
  [...families.map(({ name }) => `'${name} Fallback'`), SYSTEM].join();
const SYSTEM = 'system-ui,sans-serif';
