import { baseApi } from '@/api/baseApi';
import { type CursorPage, cursorPages, cursorQuery } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type ListCall = Calls['POST /api/auth/user/game/list'];
type OpenCall = Calls['POST /api/auth/user/opengame'];

export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];

/** A game, or a provider where `code` equals its `slot`. */
export type Game = Received<'POST /api/auth/user/game/list'>[number];

/** Baht in games, see the contract. */
export type GameCredit = Calls['GET /api/auth/user/game/credit']['data'];

/** A transfer of the member's credit to the games (`IN`) or back (`OUT`); the amount is baht. */
export type GameTransfer = Received<'GET /api/auth/user/game/transfer'>[number];

interface CashOut {
  /** Excludes games with an active play session. */
  readonly onlyIdle?: true;
}

interface Keyed {
  /** Created and stored before sending, so that a retry has one effect. */
  readonly idempotencyKey: string;
}

/** Cached until the page reloads; the screen shows failures. */
const once = { keepUnusedDataFor: Infinity, extraOptions: { failure: 'screen' } } as const;

/** Catalogue of games, and credit transfers to and from them. */
export const gameApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameCredit'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Providers and games of one category. */
    getCategory: build.query<readonly Game[], GameCategory>({
      query: (gameCate) => request('GET /api/auth/user/games/{gameCate}', { params: { gameCate } }),
      transformResponse: inOrder,
      ...once,
    }),

    /** Games of one provider. */
    getProviderGames: build.query<readonly Game[], ListCall['body']>({
      query: (body) => request('POST /api/auth/user/game/list', { body }),
      transformResponse: inOrder,
      ...once,
    }),

    /** The address that opens a game. */
    openGame: build.mutation<Received<'POST /api/auth/user/opengame'>, OpenCall['body'] & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/user/opengame', { body }, { idempotencyKey }),
      invalidatesTags: ['GameCredit'],
    }),

    /** The member's credit in games, refetched by every page that shows it. */
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

    /** Cashes out the games. */
    cashOut: build.mutation<Received<'POST /api/auth/user/game/cashOut'>, CashOut & Keyed>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/user/game/cashOut', { body }, { idempotencyKey }),
      invalidatesTags: ['GameCredit'],
    }),

    /** The member's own transfers, newest first, page by page. */
    getGameTransfers: build.infiniteQuery<CursorPage<GameTransfer>, void, string | null>({
      ...cursorPages<GameTransfer>(),
      query: ({ pageParam }) =>
        request('GET /api/auth/user/game/transfer', { query: cursorQuery(pageParam) }),
    }),
  }),
});

export const {
  useGetCategoryQuery,
  useGetProviderGamesQuery,
  useGetGameCreditQuery,
  useOpenGameMutation,
  useCashOutMutation,
  useGetGameTransfersInfiniteQuery,
} = gameApi;

function inOrder(rows: readonly Game[]): readonly Game[] {
  return [...rows].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
