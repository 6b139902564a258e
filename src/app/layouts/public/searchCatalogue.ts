import { holdsText, isClosedGame, providerName } from '@/features/game/shelf';
import type { GameName } from '@/features/game/gameNamesApi';
import { foldText } from '@/lib/foldText';
import type { Brand, GameCategory, ProviderCode } from '#schemas/brand/brand';

export interface Hit {
  readonly kind: 'category' | 'provider' | 'game';
  /** In the current language. */
  readonly name: string;
  readonly category: GameCategory;
  /** Provider name of a game; empty for other kinds. */
  readonly provider: string;
  readonly isClosed: boolean;
  /** As named by the brand or the API; empty for a game without one. */
  readonly image: string;
  /** Path in the member area. */
  readonly path: string;
}

/** Names in the current language, and all names that the search matches. */
export interface Naming {
  readonly game: (game: GameName) => string;
  readonly category: (category: GameCategory) => string;
  readonly categoryNames: (category: GameCategory) => readonly string[];
}

type Searched = Pick<Brand, 'gameCategories' | 'providers' | 'flags' | 'art'>;

/** Categories, providers and games of the brand whose name contains the text. */
export function searchCatalogue(
  brand: Searched,
  games: readonly GameName[],
  text: string,
  naming: Naming,
): readonly Hit[] {
  const wanted = foldText(text);
  return [
    ...brand.gameCategories
      .filter((category) => holdsText(naming.categoryNames(category), wanted))
      .map((category) => categoryHit(category, brand, naming)),
    ...providersOf(brand).filter(({ name }) => holdsText([name], wanted)),
    ...games
      .filter(({ category }) => brand.gameCategories.includes(category))
      .filter(({ name, nameTh }) => holdsText([name, nameTh], wanted))
      .map((game) => gameHit(game, brand, naming)),
  ];
}

function categoryHit(category: GameCategory, { art }: Searched, naming: Naming): Hit {
  return {
    kind: 'category',
    name: naming.category(category),
    category,
    provider: '',
    isClosed: false,
    image: art.categories[category],
    path: `/auth/games/category?cat=${category}`,
  };
}

/** The brand's slot providers. */
function providersOf({ flags, gameCategories, providers }: Searched): Hit[] {
  if (!gameCategories.includes('slot')) return [];
  return (Object.keys(providers) as ProviderCode[]).map((code) => ({
    kind: 'provider',
    name: providers[code].name,
    category: 'slot',
    provider: '',
    isClosed: !providers[code].open,
    image: providers[code].image,
    path: flags.games ? `/auth/games/slot/${code}` : '/auth/games/category?cat=slot',
  }));
}

function gameHit(game: GameName, brand: Searched, naming: Naming): Hit {
  const { category, slot, code, status } = game;
  const place = [category, slot].map(encodeURIComponent).join('/');
  return {
    kind: 'game',
    name: naming.game(game),
    category,
    provider: providerName(slot, brand) ?? '',
    isClosed: isClosedGame({ status }),
    image: game.image || brand.art.categories[category],
    path: `/auth/games/${place}?game=${encodeURIComponent(code)}`,
  };
}
