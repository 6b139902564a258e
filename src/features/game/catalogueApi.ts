import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import type { Brand } from '#schemas/brand/brand';
import { gameApi, type Game, type GameCategory, type Placed } from './gameApi';
import { shelfOf } from './shelf';

type Asked = Pick<Brand, 'gameCategories' | 'providers'>;
type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>;
const { getCategory, getProviderGames } = gameApi.endpoints;

/** A category with all of its games, those inside of providers too. */
interface CategoryGames {
  /** As the API lists the category: providers, or games. */
  readonly rows: readonly Game[];
  readonly games: readonly Placed[];
}

/** Complete categories; lists that were already fetched come from the cache. */
const catalogueApi = gameApi.injectEndpoints({
  endpoints: (build) => ({
    /** One category with all of its games. */
    getCategoryGames: build.query<CategoryGames, Pick<Asked, 'providers'> & { readonly type: GameCategory }>({
      serializeQueryArgs: ({ queryArgs }) => queryArgs.type,
      queryFn: ({ type, providers }, { dispatch }) => loadCategory(type, { providers }, dispatch),
      extraOptions: { failure: 'screen' },
    }),

    /** All searchable games. */
    getCatalogue: build.query<readonly Placed[], Asked>({
      serializeQueryArgs: ({ queryArgs }) => queryArgs.gameCategories.join(),
      queryFn: async (brand, { dispatch }) => {
        const lists = await Promise.all(
          brand.gameCategories.map((type) => loadCategory(type, brand, dispatch)),
        );
        const [first] = lists;
        if (first?.error && lists.every(({ data }) => data === undefined)) return { error: first.error };
        return { data: lists.flatMap(({ data }) => data?.games ?? []) };
      },
    }),
  }),
});

export const { useGetCatalogueQuery, useGetCategoryGamesQuery } = catalogueApi;

type Loaded = { data: CategoryGames; error?: undefined } | { data?: undefined; error: ApiError };

async function loadCategory(
  type: GameCategory,
  brand: Pick<Asked, 'providers'>,
  dispatch: Dispatch,
): Promise<Loaded> {
  const { data: rows, error } = await settled(dispatch(getCategory.initiate(type)));
  if (rows === undefined) return { error: error as ApiError };
  const { providers, games } = shelfOf(type, rows, brand);
  // A provider whose games are also listed in its category is complete there.
  const known = new Set(games.map(({ game }) => game.slot));
  const inside = await Promise.all(
    providers
      .filter(({ slot, isClosed }) => !isClosed && !known.has(slot))
      .map(async ({ slot }) => {
        const { data = [] } = await settled(dispatch(getProviderGames.initiate({ type, slot })));
        return data.map((game) => ({ type, game }));
      }),
  );
  return { data: { rows, games: [...games, ...inside.flat()] } };
}

/**
 * Waits for a query and returns its result. Stays subscribed while waiting, because RTK Query removes entries without
 * subscribers when the network returns.
 */
async function settled<Result>(query: PromiseLike<Result> & { unsubscribe(): void }): Promise<Result> {
  try {
    return await query;
  } finally {
    query.unsubscribe();
  }
}
