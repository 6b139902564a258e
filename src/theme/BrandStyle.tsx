import { useEffect, useRef } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { THEME_STYLE_ID } from './themeStyleId';

interface Props {
  readonly brand: Pick<Brand, 'theme'>;
}

/**
 * Keeps the `:root` rule at the brand's theme. A stamped page already shows the theme it was stamped with, so
 * the colour arithmetic is fetched only when a theme changes in front of the member (publish, preview).
 */
export function BrandStyle({ brand: { theme } }: Props) {
  const shown = useRef<string | null>(null);

  useEffect(() => {
    // Looked at here and not while drawing: pages are the same for brands of other colours.
    const key = JSON.stringify(theme);
    if (shown.current === null && document.getElementById(THEME_STYLE_ID)) shown.current = key;
    if (shown.current === key) return undefined;
    let isStale = false;
    void import('./applyTheme').then(({ applyTheme }) => {
      if (isStale) return;
      applyTheme({ theme }, document);
      shown.current = key;
    });
    return () => {
      isStale = true;
    };
  }, [theme]);

  return null;
}
