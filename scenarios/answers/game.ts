import { type Handlers, pageOf, Refusal } from '../calls';
import {
  buildCategory,
  buildGameNames,
  buildPopularGames,
  buildProviderGames,
  findGame,
  type Game,
  type GameCategory,
} from '../factories/buildGames';
import type { World } from '../world';

type GameCall =
  | 'GET /api/game'
  | 'GET /api/auth/user/games/{gameCate}'
  | 'POST /api/auth/user/game/list'
  | 'POST /api/auth/user/opengame'
  | 'POST /api/auth/user/game/cashOut'
  | 'GET /api/auth/user/game/credit'
  | 'GET /api/auth/user/game/session'
  | 'GET /api/auth/user/game/recent'
  | 'GET /api/auth/user/game/favourite'
  | 'POST /api/auth/user/game/favourite'
  | 'GET /api/auth/user/game/popular'
  | 'GET /api/auth/user/game/transfer';

/** A catalogue to browse; no game runs, so credit never moves. */
export const game: Handlers<GameCall> = {
  'GET /api/game': (world) => ({ data: offered(world, shownIn(world, buildGameNames())) }),
  'GET /api/auth/user/games/{gameCate}': (world, { params }) => ({
    data: offered(world, buildCategory(params.gameCate, world.brand.gameCategories)),
  }),
  'POST /api/auth/user/game/list': (world, { body }) => ({
    data: offered(world, buildProviderGames(body.type, body.slot)),
  }),
  'POST /api/auth/user/opengame': (world, { body: { type, slot, gameCode = '' } }) => {
    const found = offered(world, buildProviderGames(type, slot)).find(({ code }) => code === gameCode);
    if (found?.status !== 'ON') throw new Refusal('GAME_MAINTENANCE');
    const opened = findGame(slot, gameCode);
    if (opened) world.recentGames = [opened, ...world.recentGames.filter(({ code }) => code !== gameCode)];
    return { data: { url: `https://games.preview.invalid/play/${found.code}`, mode: 'newtab' } };
  },
  'GET /api/auth/user/game/recent': (world) => ({ data: offered(world, shownIn(world, world.recentGames)) }),
  'GET /api/auth/user/game/favourite': (world) => ({
    data: offered(world, shownIn(world, world.favouriteGames)),
  }),
  'POST /api/auth/user/game/favourite': (world, { body: { slot, gameCode, isFavourite } }) => {
    const others = world.favouriteGames.filter((game) => game.slot !== slot || game.code !== gameCode);
    const game = findGame(slot, gameCode);
    if (isFavourite && !game) throw new Refusal('NOT_FOUND');
    world.favouriteGames = game && isFavourite ? [game, ...others] : others;
    return { data: { isFavourite } };
  },
  'GET /api/auth/user/game/popular': (world) => ({
    data: offered(world, shownIn(world, buildPopularGames())).filter(({ status }) => status === 'ON'),
  }),
  'GET /api/auth/user/game/transfer': ({ transfers }, { query }) => {
    const chosen = transfers.filter(({ status }) => query?.status === undefined || status === query.status);
    const { rows, meta } = pageOf(chosen, query);
    return { data: rows, meta };
  },
  'GET /api/auth/user/game/session': ({ sessions }, { query }) => {
    const { rows, meta } = pageOf(sessions, query);
    return { data: rows, meta };
  },
  'GET /api/auth/user/game/credit': () => ({ data: { amount: 0, isPlaying: false, isComplete: true } }),
  'POST /api/auth/user/game/cashOut': ({ credit }) => ({ data: { amount: 0, point: credit / 100 } }),
};

/** Games of the categories that the brand shows. */
function shownIn<One extends { readonly category: GameCategory }>(
  { brand }: World,
  games: readonly One[],
): One[] {
  return games.filter(({ category }) => brand.gameCategories.includes(category));
}

/** Whether the provider is open in this state. */
function offered<One extends Pick<Game, 'status'>>({ state }: World, games: One[]): One[] {
  if (state.games === 'empty') return [];
  return state.games === 'closed' ? games.map((game) => ({ ...game, status: 'MA' })) : games;
}
