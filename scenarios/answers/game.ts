import { type Handlers, pageOf, Refusal } from '../calls';
import { buildCategory, buildGameNames, buildProviderGames, type Game } from '../factories/buildGames';
import type { World } from '../world';

type GameCall =
  | 'GET /api/game'
  | 'GET /api/auth/user/games/{gameCate}'
  | 'POST /api/auth/user/game/list'
  | 'POST /api/auth/user/opengame'
  | 'POST /api/auth/user/game/cashOut'
  | 'GET /api/auth/user/game/credit'
  | 'GET /api/auth/user/game/transfer';

/** A catalogue to browse; no game runs, so credit never moves. */
export const game: Handlers<GameCall> = {
  'GET /api/game': (world) => {
    const { gameCategories } = world.brand;
    const names = buildGameNames().filter(({ category }) => gameCategories.includes(category));
    return { data: offered(world, names) };
  },
  'GET /api/auth/user/games/{gameCate}': (world, { params }) => ({
    data: offered(world, buildCategory(params.gameCate, world.brand.gameCategories)),
  }),
  'POST /api/auth/user/game/list': (world, { body }) => ({
    data: offered(world, buildProviderGames(body.type, body.slot)),
  }),
  'POST /api/auth/user/opengame': (world, { body: { type, slot, gameCode } }) => {
    const found = offered(world, buildProviderGames(type, slot)).find(({ code }) => code === gameCode);
    if (found?.status !== 'ON') throw new Refusal('GAME_MAINTENANCE');
    return { data: { url: `https://games.preview.invalid/play/${found.code}`, mode: 'newtab' } };
  },
  'GET /api/auth/user/game/transfer': ({ transfers }, { query }) => {
    const { rows, meta } = pageOf(transfers, query);
    return { data: rows, meta };
  },
  'GET /api/auth/user/game/credit': () => ({ data: { amount: 0, isPlaying: false, isComplete: true } }),
  'POST /api/auth/user/game/cashOut': ({ credit }) => ({ data: { amount: 0, point: credit / 100 } }),
};

/** Whether the provider is open in this state. */
function offered<One extends Pick<Game, 'status'>>({ state }: World, games: One[]): One[] {
  if (state.games === 'empty') return [];
  return state.games === 'closed' ? games.map((game) => ({ ...game, status: 'MA' })) : games;
}
