import type { Brand } from '#schemas/brand/brand';
import { buildPalette } from '#core/brand/palette';
import { fontStacks, waitingFigures } from './fontStacks';

export interface Theme {
  /** One `:root{…}` rule. */
  readonly css: string;
  /** Variable name without `--` → value. */
  readonly vars: Readonly<Record<string, string>>;
  /** Font families delivered with the brand. */
  readonly families: readonly string[];
  /** The rule that uses fallback fonts until the brand's fonts have loaded (`src/lateFonts.js`). */
  readonly waiting: string;
}

/** The complete look of a brand as CSS variables. Pure: same brand, same text, on server and client. */
export function buildTheme({ theme }: Pick<Brand, 'theme'>): Theme {
  const [body, display] = [fontStacks[theme.font], fontStacks[theme.displayFont]];
  const vars = {
    ...buildPalette(theme),
    'radius-s': `${Math.round(theme.radius * 0.55)}px`,
    'radius-m': `${Math.round(theme.radius * 0.8)}px`,
    'radius-l': `${theme.radius}px`,
    'radius-pill': '999px',
    'font-body': body.text,
    'font-display': display.text,
    'font-figures': body.figures,
    'header-h': '56px',
    'bar-h': '64px',
  };
  const waiting = {
    'font-body': body.waiting,
    'font-display': display.waiting,
    'font-figures': waitingFigures,
  };
  return {
    vars,
    css: `:root{color-scheme:${theme.scheme};${linesOf(vars)}}`,
    families: [...new Set([body.family, display.family])],
    waiting: `[data-fonts]{${linesOf(waiting)}font-family:var(--font-body)}`,
  };
}

const linesOf = (vars: Readonly<Record<string, string>>): string =>
  Object.entries(vars)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
