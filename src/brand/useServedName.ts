import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand } from '#schemas/brand/brand';
import { useBrand } from './useBrand';

/**
 * The platform serves names of prizes and rewards in Thai. This returns the English name from the brand file; an
 * unknown name is unchanged, and a missing one is a dash.
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
