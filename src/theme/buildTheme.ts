import { fontStacks } from './fontStacks';
import type { FontName } from './fontStacks';
import { buildPalette } from './palette';
import type { PaletteSource } from './palette';

/** The part of a brand that the theme is made of. */
export interface ThemeSource extends PaletteSource {
  readonly font: FontName;
  /** Corner radius of cards in px, 12–20; smaller and larger ones follow from it. */
  readonly radius: number;
}

export interface Theme {
  /** One `:root{…}` rule. */
  readonly css: string;
  /** Variable name without `--` → value. */
  readonly vars: Readonly<Record<string, string>>;
}

/** The whole look of a brand as CSS variables. Pure: same brand, same text, on server and client. */
export function buildTheme({ theme }: { readonly theme: ThemeSource }): Theme {
  const stack = fontStacks[theme.font];
  const vars = {
    ...buildPalette(theme),
    'radius-s': `${Math.round(theme.radius * 0.55)}px`,
    'radius-m': `${Math.round(theme.radius * 0.8)}px`,
    'radius-l': `${theme.radius}px`,
    'radius-pill': '999px',
    'font-body': stack.text,
    'font-display': stack.text,
    'font-figures': stack.figures,
    'header-h': '56px',
    'bar-h': '64px',
  };
  const lines = Object.entries(vars).map(([name, value]) => `--${name}:${value};`);
  return { vars, css: `:root{color-scheme:${theme.scheme};${lines.join('')}}` };
}
