import { baseApi } from '@/api/baseApi';
import { type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { type CursorPage, cursorPages, historyQuery, type HistoryRange } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import { statusKind } from '@/ui/StatusChip';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

type ListCall = Calls['POST /api/auth/user/game/list'];

export type GameCategory = Calls['GET /api/auth/user/games/{gameCate}']['params']['gameCate'];

/** A game, or a provider where `code` equals its `slot`. */
export type Game = Received<'POST /api/auth/user/game/list'>[number];

type PlacedGame = Received<'GET /api/auth/user/game/recent'>[number];

/** A game as shown: with the category in which it was found. */
export interface Placed {
  readonly type: GameCategory;
  readonly game: Game;
}

/** Baht in games, see the contract. */
export type GameCredit = Calls['GET /api/auth/user/game/credit']['data'];

/** A transfer of the member's credit to the games (`IN`) or back (`OUT`); the amount is baht. */
export type GameTransfer = Received<'GET /api/auth/user/game/transfer'>[number];

/** Rounds of one game without a long pause; bet and win are baht. */
export type GameSession = Received<'GET /api/auth/user/game/session'>[number];

/** Cached until the page reloads; the screen shows failures. */
const once = { keepUnusedDataFor: Infinity, extraOptions: { failure: 'screen' } } as const;

const taggedApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameCredit', 'RecentGames', 'Favourites'] });

/** Catalogue of games, and credit transfers to and from them. */
export const gameApi = taggedApi.injectEndpoints({
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
    openGame: build.mutation<
      Received<'POST /api/auth/user/opengame'>,
      KeyedArgs<'POST /api/auth/user/opengame'>
    >({
      query: keyedCall('POST /api/auth/user/opengame'),
      invalidatesTags: ['GameCredit', 'RecentGames'],
    }),

    /** Games that the member opened last, on any device. */
    getRecentGames: build.query<readonly Placed[], void>({
      query: () => request('GET /api/auth/user/game/recent'),
      transformResponse: place,
      extraOptions: { failure: 'screen' },
      providesTags: ['RecentGames'],
    }),

    /** The member's favourites, the latest first. */
    getFavourites: build.query<readonly Placed[], void>({
      query: () => request('GET /api/auth/user/game/favourite'),
      transformResponse: place,
      extraOptions: { failure: 'screen' },
      providesTags: ['Favourites'],
    }),

    /** Adds or removes a favourite; shown at once, and taken back when the call fails. */
    setFavourite: build.mutation<unknown, { readonly placed: Placed; readonly isFavourite: boolean }>({
      query: ({ placed: { game }, isFavourite }) =>
        request('POST /api/auth/user/game/favourite', {
          body: { slot: game.slot, gameCode: game.code, isFavourite },
        }),
      extraOptions: { failure: 'toast' },
      // Quick taps overlap, so the list of the server is read again once they are answered.
      invalidatesTags: ['Favourites'],
      onQueryStarted: async ({ placed, isFavourite }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          gameApi.util.updateQueryData('getFavourites', undefined, (games) => {
            const { slot, code } = placed.game;
            const others = games.filter(({ game }) => game.slot !== slot || game.code !== code);
            return isFavourite ? [placed, ...others] : others;
          }),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),

    /** Games with the most players of the brand. */
    getPopularGames: build.query<readonly Placed[], void>({
      query: () => request('GET /api/auth/user/game/popular'),
      transformResponse: place,
      extraOptions: { failure: 'screen' },
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
    cashOut: build.mutation<
      Received<'POST /api/auth/user/game/cashOut'>,
      KeyedArgs<'POST /api/auth/user/game/cashOut'>
    >({
      query: keyedCall('POST /api/auth/user/game/cashOut'),
      invalidatesTags: ['GameCredit'],
    }),

    /** The member's own transfers that are not confirmed yet, newest first, page by page. */
    getPendingTransfers: build.infiniteQuery<CursorPage<GameTransfer>, HistoryRange, string | null>({
      ...cursorPages<GameTransfer>(),
      query: ({ queryArg: range, pageParam }) =>
        request('GET /api/auth/user/game/transfer', {
          query: { ...historyQuery(pageParam, range), status: 'PENDING' },
        }),
    }),

    /** The member's own play sessions, newest first, page by page. */
    getGameSessions: build.infiniteQuery<CursorPage<GameSession>, HistoryRange, string | null>({
      ...cursorPages<GameSession>(),
      query: ({ queryArg: range, pageParam }) =>
        request('GET /api/auth/user/game/session', { query: historyQuery(pageParam, range) }),
    }),
  }),
});

export const {
  useGetCategoryQuery,
  useGetProviderGamesQuery,
  useGetRecentGamesQuery,
  useGetPopularGamesQuery,
  useGetFavouritesQuery,
  useSetFavouriteMutation,
  useGetGameCreditQuery,
  useOpenGameMutation,
  useCashOutMutation,
  useGetPendingTransfersInfiniteQuery,
  useGetGameSessionsInfiniteQuery,
} = gameApi;

/** Statuses of a transfer to or from the games; the member has no action here. */
export const { isOpen: isTransferOpen, Chip: TransferStatusChip } = statusKind('games', {
  PENDING: { tone: 'info', label: 'status.pending', isOpen: true },
  DONE: { tone: 'success', label: 'status.done', isOpen: false },
  REFUSED: { tone: 'danger', label: 'status.refused', isOpen: false },
});

function place(games: readonly PlacedGame[]): readonly Placed[] {
  return games.map(({ category, ...game }) => ({ type: category, game }));
}

function inOrder(rows: readonly Game[]): readonly Game[] {
  return [...rows].sort((a, b) => (a.order ?? 0) - (b.order ?? 0));
}
