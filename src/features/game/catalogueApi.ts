import type { Brand } from '#schemas/brand/brand';
import { gameApi, type GameCategory } from './gameApi';
import { type Placed, shelfOf } from './shelf';

type Asked = Pick<Brand, 'gameCategories' | 'providers'>;
const { getCategory, getProviderGames } = gameApi.endpoints;

/** All searchable games; lists that a tab has already fetched come from the cache. */
const catalogueApi = gameApi.injectEndpoints({
  endpoints: (build) => ({
    getCatalogue: build.query<readonly Placed[], Asked>({
      serializeQueryArgs: ({ queryArgs }) => queryArgs.gameCategories.join(),
      queryFn: async (brand, { dispatch }) => {
        const rowsOf = async (type: GameCategory) => {
          const answer = await dispatch(getCategory.initiate(type, { subscribe: false }));
          return { type, rows: answer.data, error: answer.error };
        };
        const lists = await Promise.all(brand.gameCategories.map(rowsOf));
        const failure = lists.every(({ rows }) => rows === undefined) ? lists[0]?.error : undefined;
        if (failure && 'code' in failure && 'status' in failure) return { error: failure };

        const shelves = lists.map(({ type, rows }) => ({ type, ...shelfOf(type, rows ?? [], brand) }));
        // A provider whose games are also listed in its category is complete there; the popular games are only a
        // subset.
        const known = new Set(
          shelves.flatMap(({ games }) => games.map(({ type, game }) => `${type}/${game.slot}`)),
        );
        const inside = shelves.flatMap(({ type, providers }) =>
          providers
            .filter(({ slot, isClosed }) => !isClosed && !known.has(`${type}/${slot}`))
            .map(({ slot }) => ({ type, slot })),
        );
        const more = await Promise.all(
          inside.map(async ({ type, slot }) => {
            const { data = [] } = await dispatch(
              getProviderGames.initiate({ type, slot }, { subscribe: false }),
            );
            return data.map((game) => ({ type, game }));
          }),
        );
        return { data: [...shelves.flatMap(({ games }) => games), ...more.flat()] };
      },
    }),
  }),
});

export const { useGetCatalogueQuery } = catalogueApi;
