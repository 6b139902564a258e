import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type ListCall = Calls['POST /api/auth/user/game/list'];
type OpenCall = Calls['POST /api/auth/user/opengame'];

export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];

/** A game, or a provider where `code` is its own `slot`. */
export type Game = Received<'POST /api/auth/user/game/list'>[number];

/** Baht in games, see the contract. */
export type GameCredit = Calls['GET /api/auth/user/game/credit']['data'];

interface CashOut {
  /** What is being played with stays. */
  readonly onlyIdle?: true;
}

interface Keyed {
  /** Made and kept before sending, so that a repeat has one effect (M6, W8). */
  readonly idempotencyKey: string;
}

/** Fetched once and kept until the page is loaded again (ENT-18); the screen shows what went wrong. */
const once = { keepUnusedDataFor: Infinity, extraOptions: { failure: 'screen' } } as const;

/** Catalogue of games, and credit on its way to them and home. */
export const gameApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameCredit'] }).injectEndpoints({
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
      invalidatesTags: ['GameCredit'],
    }),

    /** What the member has in games, asked again by every page that shows it (API-110). */
    getGameCredit: build.query<GameCredit, void>({
      query: () => request('GET /api/auth/user/game/credit'),
      transformResponse: (credit: Partial<GameCredit> | null) => ({
        amount: credit?.amount ?? 0,
        isPlaying: credit?.isPlaying === true,
        isComplete: credit?.isComplete !== false,
      }),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameCredit'],
    }),

    /** Brings credit home (API-110). */
    cashOut: build.mutation<Received<'POST /api/auth/user/game/cashOut'>, CashOut & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/user/game/cashOut', { body }, { idempotencyKey }),
      invalidatesTags: ['GameCredit'],
    }),
  }),
});

export const {
  useGetCategoryQuery,
  useGetProviderGamesQuery,
  useGetGameCreditQuery,
  useOpenGameMutation,
  useCashOutMutation,
} = gameApi;

function inOrder(rows: readonly Game[]): readonly Game[] {
  return [...rows].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
