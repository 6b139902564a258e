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
export function BrandStyle({ brand }: Props) {
  const key = JSON.stringify(brand.theme);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    if (shown.current === null && document.getElementById(THEME_STYLE_ID)) shown.current = key;
    if (shown.current === key) return undefined;
    let isStale = false;
    void import('./applyTheme').then(({ applyTheme }) => {
      if (isStale) return;
      applyTheme({ theme: JSON.parse(key) as Brand['theme'] }, document);
      shown.current = key;
    });
    return () => {
      isStale = true;
    };
  }, [key]);

  return null;
}
