import type { Handlers } from '../calls';
import { buildCategory, buildProviderGames } from '../factories/buildGames';
import { Refusal } from '../refusal';

type GameCall =
  | 'GET /api/auth/user/games/{gameCate}'
  | 'POST /api/auth/user/game/list'
  | 'POST /api/auth/user/opengame'
  | 'POST /api/auth/user/game/cashOut';

/** A catalogue to walk through; no game runs, so none takes credit and none gives it back. */
export const game: Handlers<GameCall> = {
  'GET /api/auth/user/games/{gameCate}': (_, { params }) => ({ data: buildCategory(params.gameCate) }),
  'POST /api/auth/user/game/list': (_, { body }) => ({ data: buildProviderGames(body.type, body.slot) }),
  'POST /api/auth/user/opengame': (_, { body: { type, slot, gameCode } }) => {
    const found = buildProviderGames(type, slot).find(({ code }) => code === gameCode);
    if (found?.status !== 'ON') throw new Refusal('GAME_MAINTENANCE');
    return { data: { url: `https://games.preview.invalid/play/${found.code}`, mode: 'newtab' } };
  },
  'POST /api/auth/user/game/cashOut': ({ credit }) => ({ data: { amount: 0, point: credit / 100 } }),
};
