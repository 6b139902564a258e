import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type ListCall = Calls['POST /api/auth/user/game/list'];
type OpenCall = Calls['POST /api/auth/user/opengame'];

export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];

/** A game, or a provider where `code` is its own `slot`. */
export type Game = Received<'POST /api/auth/user/game/list'>[number];

interface Keyed {
  /** Made and kept before sending, so that a repeat has one effect (M6, W8). */
  readonly idempotencyKey: string;
}

/** Fetched once and kept until the page is loaded again (ENT-18); the screen shows what went wrong. */
const once = { keepUnusedDataFor: Infinity, extraOptions: { failure: 'screen' } } as const;

/** Catalogue of games, and credit on its way to them and home. */
export const gameApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Providers and games of one category (API-113). */
    getCategory: build.query<readonly Game[], GameCategory>({
      query: (gameCate) => request('GET /api/auth/user/games/{gameCate}', { params: { gameCate } }),
      transformResponse: inOrder,
      ...once,
    }),

    /** Games of one provider (API-112). */
    getProviderGames: build.query<readonly Game[], ListCall['body']>({
      query: (body) => request('POST /api/auth/user/game/list', { body }),
      transformResponse: inOrder,
      ...once,
    }),

    /** Where to play (API-111). */
    openGame: build.mutation<Received<'POST /api/auth/user/opengame'>, OpenCall['body'] & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/user/opengame', { body }, { idempotencyKey }),
    }),

    /** Brings credit home (API-110). */
    cashOut: build.mutation<Received<'POST /api/auth/user/game/cashOut'>, Keyed>({
      query: ({ idempotencyKey }) =>
        request('POST /api/auth/user/game/cashOut', { body: {} }, { idempotencyKey }),
    }),
  }),
});

export const { useGetCategoryQuery, useGetProviderGamesQuery, useOpenGameMutation, useCashOutMutation } =
  gameApi;

function inOrder(rows: readonly Game[]): readonly Game[] {
  return [...rows].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
