import { baseApi } from '@/api/baseApi';
import { type NumberedPage, numberedPages } from '@/api/numberedPages';
import { type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

export type Turned = Received<'POST /api/auth/game/flip-card/random-reward'>;
type CardLog = Calls['GET /api/auth/game/flip-card/logs'];
export type CardGameCode = NonNullable<NonNullable<CardLog['query']>['game']>;
export type TurnedReward = Received<'POST /api/auth/game/flip-card-reward/random'>;
export type CardLogRow = Received<'GET /api/auth/game/flip-card/logs'>[number];

/** The flip-card games. */
export const flipCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['FlipCardLog'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Flips one card; the log is refetched only when the card is open, because it would reveal the result. */
    turnCard: build.mutation<Turned, KeyedArgs<'POST /api/auth/game/flip-card/random-reward'>>({
      query: keyedCall('POST /api/auth/game/flip-card/random-reward'),
    }),

    /** Flips one card of the game for goods. */
    turnRewardCard: build.mutation<TurnedReward, KeyedArgs<'POST /api/auth/game/flip-card-reward/random'>>({
      query: keyedCall('POST /api/auth/game/flip-card-reward/random'),
    }),

    /** The member's plays of one card game, newest first. */
    getCardLog: build.infiniteQuery<NumberedPage<CardLogRow>, CardGameCode, number>({
      ...numberedPages<CardLogRow>(),
      query: ({ queryArg: game, pageParam }) =>
        request('GET /api/auth/game/flip-card/logs', { query: { game, page: String(pageParam) } }),
      extraOptions: { paged: true, failure: 'screen' },
      providesTags: ['FlipCardLog'],
    }),
  }),
});

export const { useTurnCardMutation, useTurnRewardCardMutation, useGetCardLogInfiniteQuery } = flipCardApi;
