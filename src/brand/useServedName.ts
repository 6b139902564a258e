import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#schemas/brand/brand';
import { useBrand } from './useBrand';

/**
 * Names of prizes and rewards arrive in Thai, the language of the platform. This gives each the English name that the
 * brand file has for it; a name that the file does not know, such as one of an older table, stays as it came, and one that is missing is a dash.
 */
export function useServedName(): (served: string | undefined) => string {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const brand = useBrand();
  return useCallback(
    (served = '–') => (language === 'en' ? (englishNames(brand).get(served) ?? served) : served),
    [brand, language],
  );
}

const known = new WeakMap<Brand, ReadonlyMap<string, string>>();

function englishNames(brand: Brand): ReadonlyMap<string, string> {
  const found = known.get(brand);
  if (found) return found;
  const { wheel, flipCard, flipCardReward, rewards } = brand;
  const names = new Map(
    [
      ...[wheel, flipCard, flipCardReward].flatMap(({ prizes }) => prizes.map(({ label }) => label)),
      ...[...rewards.categories, ...rewards.items].map(({ name }) => name),
    ].map(({ th, en }) => [th, en]),
  );
  known.set(brand, names);
  return names;
}
