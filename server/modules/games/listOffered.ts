import type { Calls } from '#schemas/api/contract';
import type { GameCategory } from '#schemas/api/game';
import type { Brand, ProviderCode } from '#schemas/brand/brand';
import { fail } from '#server/platform/appError';
import type { Offered } from './catalogue';
import type { GameKey } from './memberGameRepository';

type Listed = Calls['POST /api/auth/user/game/list']['data'][number];
type Placed = Calls['GET /api/auth/user/game/recent']['data'][number];
type Named = Calls['GET /api/game']['data'][number];

/**
 * The content of a category tab: for slots the brand's providers in order, closed when nothing is playable; for
 * other categories their games.
 * @throws AppError NOT_FOUND for a category that the brand hides.
 */
export function listCategory(brand: Brand, offered: readonly Offered[], category: GameCategory): Listed[] {
  if (!brand.gameCategories.includes(category)) throw fail('NOT_FOUND');
  if (category !== 'slot') return listGames(brand, offered, category);
  return providerCodes(brand).map((code, index) => {
    const games = offered.filter(({ game }) => game.category === 'slot' && game.slot === code);
    const { name, image } = brand.providers[code];
    return {
      code,
      slot: code,
      name,
      nameTh: name,
      image,
      status: games.some((one) => isOpen(brand, one)) ? 'ON' : 'MA',
      hot: games.some(({ game }) => game.hot),
      isNew: games.some(({ game }) => game.isNew === true),
      order: index + 1,
    };
  });
}

/** The games of a category or of one provider in it; empty for categories that the brand hides. */
export function listGames(
  brand: Brand,
  offered: readonly Offered[],
  category: GameCategory,
  slot?: string,
): Listed[] {
  return offered
    .filter((one) => isListed(brand, one, category))
    .filter(({ game }) => slot === undefined || game.slot === slot)
    .map((one, index) => {
      const { game } = one;
      return {
        code: game.code,
        slot: game.slot,
        name: game.name,
        nameTh: game.nameTh,
        image: game.image ?? brand.art.categories[game.category],
        status: isOpen(brand, one) ? 'ON' : 'MA',
        hot: game.hot,
        isNew: game.isNew === true,
        order: index + 1,
      };
    });
}

/** Names and covers of all games in the visible categories, each in its own category. */
export function listNames(brand: Brand, offered: readonly Offered[]): Named[] {
  return offered
    .filter((one) => isListed(brand, one, one.game.category))
    .map((one) => {
      const { category, code, slot, name, nameTh } = one.game;
      const image = one.game.image ?? brand.art.categories[category];
      return { category, code, slot, name, nameTh, image, status: isOpen(brand, one) ? 'ON' : 'MA' };
    });
}

/** The named games in their order, without those that the brand does not show. */
export function listPlaced(brand: Brand, offered: readonly Offered[], wanted: readonly GameKey[]): Placed[] {
  const known = new Map(offered.map((one) => [`${one.game.slot}/${one.game.code}`, one]));
  return wanted.flatMap(({ slot, game }) => {
    const one = known.get(`${slot}/${game}`);
    return one && isListed(brand, one, one.game.category) ? [placed(brand, one)] : [];
  });
}

/** The most played open games, filled up with the games that the catalogue marks as popular. */
export function listPopular(
  brand: Brand,
  offered: readonly Offered[],
  played: readonly GameKey[],
  most: number,
): Placed[] {
  const marked = offered
    .filter(({ game }) => game.hot)
    .map(({ game: { slot, code } }) => ({ slot, game: code }));
  const once = new Map([...played, ...marked].map((one) => [`${one.slot}/${one.game}`, one]));
  return listPlaced(brand, offered, [...once.values()])
    .filter(({ status }) => status === 'ON')
    .slice(0, most);
}

function placed(brand: Brand, one: Offered): Placed {
  const { category, code, slot, name, nameTh, hot, isNew = false } = one.game;
  const image = one.game.image ?? brand.art.categories[category];
  return { category, code, slot, name, nameTh, image, status: isOpen(brand, one) ? 'ON' : 'MA', hot, isNew };
}

/**
 * Whether the brand shows this category and the game belongs to it; a popular game's own category must be visible
 * too.
 */
export function isListed(
  { gameCategories }: Pick<Brand, 'gameCategories'>,
  { game }: Offered,
  category: GameCategory,
): boolean {
  const belongs = category === 'hot' ? game.hot : game.category === category;
  return belongs && gameCategories.includes(category) && gameCategories.includes(game.category);
}

/** Whether members may play it now: neither the provider nor the brand has closed it. */
export function isOpen(brand: Brand, { game }: Offered): boolean {
  const provider = providerCodes(brand).find((code) => code === game.slot);
  return (
    game.status === 'ON' &&
    (provider === undefined || game.category !== 'slot' || brand.providers[provider].open)
  );
}

/** Whether the brand has a provider with this code, with games or without. */
export function isOffered(brand: Brand, category: GameCategory, slot: string): boolean {
  return (
    category === 'slot' &&
    brand.gameCategories.includes('slot') &&
    providerCodes(brand).some((code) => code === slot)
  );
}

function providerCodes({ providers }: Brand): ProviderCode[] {
  return Object.keys(providers) as ProviderCode[];
}
