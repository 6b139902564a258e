import type { Brand, GameCategory, ProviderCode } from '#schemas/brand/brand';

export interface Hit {
  readonly name: string;
  /** Where a member finds it. */
  readonly path: string;
}

/**
 * Categories and providers of the brand whose name, in the language on screen
 * or in English, holds the text (LAY-12).
 */
export function searchCatalogue(
  brand: Brand,
  text: string,
  nameOf: (category: GameCategory) => string,
): Hit[] {
  const wanted = fold(text);
  const categories = brand.gameCategories
    .filter((category) => fold(`${nameOf(category)} ${category}`).includes(wanted))
    .map((category) => ({ name: nameOf(category), path: `/auth/games/category?cat=${category}` }));
  const providers = (Object.keys(brand.providers) as ProviderCode[])
    .map((code) => ({
      name: brand.providers[code].name,
      path: brand.flags.games ? `/auth/games/slot/${code}` : '/auth/games/category?cat=slot',
    }))
    .filter(({ name }) => fold(name).includes(wanted));
  return [...categories, ...providers];
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
