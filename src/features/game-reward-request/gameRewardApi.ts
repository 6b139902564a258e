import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Arrived } from '@/lib/arrived';
import type { Calls } from '#schemas/api/contract';

/** A prize that staff hand out. */
export type GameReward = Arrived<
  Calls['GET /api/auth/game/reward/request/my']['data'][number],
  'uuid' | 'status'
>;

/** Prizes of the games that staff hand out. */
export const gameRewardApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameReward'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's own, newest first (API-149). */
    getGameRewards: build.query<readonly GameReward[], void>({
      query: () => request('GET /api/auth/game/reward/request/my'),
      transformResponse: (rows: GameReward[] | null) => rows ?? [],
      extraOptions: { failure: 'screen' },
      providesTags: ['GameReward'],
    }),
  }),
});

export const { useGetGameRewardsQuery } = gameRewardApi;
