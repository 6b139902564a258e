import type { Calls } from '#schemas/api/contract';
import type { GameCategory } from '#schemas/api/game';
import type { Brand, ProviderCode } from '#schemas/brand/brand';
import type { Offered } from '#server/games/catalogue';

type Listed = Calls['POST /api/auth/user/game/list']['data'][number];

/**
 * What stands under a tab (API-113): for slots the brand's houses in their order (ENT-18), closed where there is
 * nothing to play; for any other category its games.
 */
export function listCategory(brand: Brand, offered: readonly Offered[], category: GameCategory): Listed[] {
  if (category !== 'slot') return listGames(brand, offered, category);
  return houses(brand).map((code, index) => {
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
      order: index + 1,
    };
  });
}

/** The games of a category, or of one house of it (API-112). */
export function listGames(
  brand: Brand,
  offered: readonly Offered[],
  category: GameCategory,
  slot?: string,
): Listed[] {
  return offered
    .filter(({ game }) => (category === 'hot' ? game.hot : game.category === category))
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
        order: index + 1,
      };
    });
}

/** Whether members of the brand may play it now: neither its provider nor the brand has closed it (RTM-28). */
export function isOpen(brand: Brand, { game }: Offered): boolean {
  const house = houses(brand).find((code) => code === game.slot);
  return (
    game.status === 'ON' && (house === undefined || game.category !== 'slot' || brand.providers[house].open)
  );
}

/** Whether a house of the brand has this code, with games or without. */
export function isHouse(brand: Brand, category: GameCategory, slot: string): boolean {
  return category === 'slot' && houses(brand).some((code) => code === slot);
}

function houses({ providers }: Brand): ProviderCode[] {
  return Object.keys(providers) as ProviderCode[];
}
