import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { isLanguage, type Language } from '@/i18n/languages';
import type { SafeStorage } from '@/lib/safeStorage';

const KEY = 'sala.studio.language';

interface Spoken {
  readonly language: Language;
  readonly setLanguage: (language: Language) => void;
}

const SpokenContext = createContext<Spoken>({ language: 'th', setLanguage: () => undefined });

interface Props {
  readonly storage: SafeStorage;
  readonly children: ReactNode;
}

/** The language of the studio itself, remembered; the frames have their own. */
export function LanguageProvider({ storage, children }: Props) {
  const [language, setLanguage] = useState<Language>(() => {
    const stored = storage.getItem(KEY);
    return isLanguage(stored) ? stored : 'th';
  });
  useEffect(() => {
    document.documentElement.lang = language;
    storage.setItem(KEY, language);
  }, [language, storage]);
  const spoken = useMemo(() => ({ language, setLanguage }), [language]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** Thai outside of a provider. */
export const useLanguage = (): Spoken => useContext(SpokenContext);
