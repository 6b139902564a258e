import { useEffect, useRef } from 'react';
import type { Brand } from '#schemas/brand/brand';
import { THEME_STYLE_ID } from './themeStyleId';

interface Props {
  readonly brand: Pick<Brand, 'theme' | 'look'>;
}

/**
 * Synchronizes the `:root` rule with the brand's theme and look. A stamped page already contains its theme, so the
 * colour code is loaded only when they change at run time (publish, preview).
 */
export function BrandStyle({ brand: { theme, look } }: Props) {
  const shown = useRef<string | null>(null);

  useEffect(() => {
    // Checked in an effect, because prerendered markup is shared by brands with other colours.
    const key = JSON.stringify([theme, look]);
    if (shown.current === null && document.getElementById(THEME_STYLE_ID)) shown.current = key;
    if (shown.current === key) return undefined;
    let isStale = false;
    void import('./applyTheme').then(({ applyTheme }) => {
      if (isStale) return;
      applyTheme({ theme, look }, document);
      shown.current = key;
    });
    return () => {
      isStale = true;
    };
  }, [theme, look]);

  return null;
}
