import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

export interface Bilingual {
  readonly th: string;
  readonly en: string;
}

/** Picks the language on screen out of a text that the brand file holds in both. */
export function useLocalized(): (text: Bilingual) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback((text) => (language === 'en' ? text.en : text.th), [language]);
}
