import { useTranslation } from 'react-i18next';
import type { Language } from '@/i18n/languages';

/** The language of the program itself; the studio's frames have their own. */
export function useLanguage() {
  const { i18n } = useTranslation();
  return {
    language: i18n.language as Language,
    setLanguage: (language: Language) => void i18n.changeLanguage(language),
  };
}
