import type { Brand } from '#schemas/brand/brand';
import { buildPalette } from '#brand/palette';
import { fontStacks } from './fontStacks';

export interface Theme {
  /** One `:root{…}` rule. */
  readonly css: string;
  /** Variable name without `--` → value. */
  readonly vars: Readonly<Record<string, string>>;
}

/** The whole look of a brand as CSS variables. Pure: same brand, same text, on server and client. */
export function buildTheme({ theme }: Pick<Brand, 'theme'>): Theme {
  const vars = {
    ...buildPalette(theme),
    'radius-s': `${Math.round(theme.radius * 0.55)}px`,
    'radius-m': `${Math.round(theme.radius * 0.8)}px`,
    'radius-l': `${theme.radius}px`,
    'radius-pill': '999px',
    'font-body': fontStacks[theme.font].text,
    'font-display': fontStacks[theme.displayFont].text,
    'font-figures': fontStacks[theme.font].figures,
    'header-h': '56px',
    'bar-h': '64px',
  };
  const lines = Object.entries(vars).map(([name, value]) => `--${name}:${value};`);
  return { vars, css: `:root{color-scheme:${theme.scheme};${lines.join('')}}` };
}
