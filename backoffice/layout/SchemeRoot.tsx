import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { allFaces } from '@/theme/fontFaces';
import { readPreference, writePreference } from '@backoffice/browser/preferences';
import { type Scheme, schemes, StudioTheme } from '@backoffice/ui/studioTheme';

const Fonts = createGlobalStyle`${allFaces}`;

interface Shown {
  readonly scheme: Scheme;
  readonly setScheme: (scheme: Scheme) => void;
}

const SchemeContext = createContext<Shown>({ scheme: 'dark', setScheme: () => undefined });
export const useScheme = (): Shown => useContext(SchemeContext);

/** Dark or light, as this person likes it; dark at first. */
export function SchemeRoot({ children }: { readonly children: ReactNode }) {
  const [scheme, setScheme] = useState<Scheme>(
    () => schemes.find((each) => each === readPreference('scheme')) ?? 'dark',
  );
  useEffect(() => {
    document.documentElement.dataset['scheme'] = scheme;
    writePreference('scheme', scheme);
  }, [scheme]);
  const shown = useMemo(() => ({ scheme, setScheme }), [scheme]);
  return (
    <SchemeContext value={shown}>
      <Fonts />
      <StudioTheme />
      {children}
    </SchemeContext>
  );
}
