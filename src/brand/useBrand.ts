import { useSelector } from 'react-redux';
import type { Brand, FeatureFlag } from '#schemas/brand/brand';
import { selectBrand } from './brandSlice';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The current brand; components re-render when it is published or edited. */
export function useBrand(): Brand {
  return useSelector(selectBrand);
}

/** Whether the brand has an optional feature switched on. */
export function useFeature(flag: FeatureFlag): boolean {
  return useBrand().flags[flag];
}

export interface Bilingual {
  readonly th: string;
  readonly en: string;
}

/** Picks the current language of a bilingual text of the brand file. */
export function useLocalized(): (text: Bilingual) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useCallback((text) => (language === 'en' ? text.en : text.th), [language]);
}
