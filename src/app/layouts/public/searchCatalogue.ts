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
  /** Path in the member area. */
  readonly path: string;
}

/** Names in the current language, and all names that the search matches. */
export interface Naming {
  readonly game: (game: GameName) => string;
  readonly category: (category: GameCategory) => string;
  readonly categoryNames: (category: GameCategory) => readonly string[];
}

/** Categories, providers and games of the brand whose name contains the text. */
export function searchCatalogue(
  brand: Pick<Brand, 'gameCategories' | 'providers' | 'flags'>,
  games: readonly GameName[],
  text: string,
  naming: Naming,
): readonly Hit[] {
  const wanted = foldText(text);
  return [
    ...brand.gameCategories
      .filter((category) => holdsText(naming.categoryNames(category), wanted))
      .map((category) => categoryHit(category, naming)),
    ...providersOf(brand).filter(({ name }) => holdsText([name], wanted)),
    ...games
      .filter(({ category }) => brand.gameCategories.includes(category))
      .filter(({ name, nameTh }) => holdsText([name, nameTh], wanted))
      .map((game) => gameHit(game, brand, naming)),
  ];
}

function categoryHit(category: GameCategory, naming: Naming): Hit {
  const path = `/auth/games/category?cat=${category}`;
  return { kind: 'category', name: naming.category(category), category, provider: '', isClosed: false, path };
}

/** The brand's slot providers. */
function providersOf({
  flags,
  gameCategories,
  providers,
}: Pick<Brand, 'flags' | 'gameCategories' | 'providers'>): Hit[] {
  if (!gameCategories.includes('slot')) return [];
  return (Object.keys(providers) as ProviderCode[]).map((code) => ({
    kind: 'provider',
    name: providers[code].name,
    category: 'slot',
    provider: '',
    isClosed: !providers[code].open,
    path: flags.games ? `/auth/games/slot/${code}` : '/auth/games/category?cat=slot',
  }));
}

function gameHit(game: GameName, brand: Pick<Brand, 'providers'>, naming: Naming): Hit {
  const { category, slot, code, status } = game;
  const place = [category, slot].map(encodeURIComponent).join('/');
  return {
    kind: 'game',
    name: naming.game(game),
    category,
    provider: providerName(slot, brand) ?? '',
    isClosed: isClosedGame({ status }),
    path: `/auth/games/${place}?game=${encodeURIComponent(code)}`,
  };
}
