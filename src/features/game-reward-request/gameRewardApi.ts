import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

/** A prize that staff deliver. */
export type GameReward = Received<'GET /api/auth/game/reward/request/my'>[number];

/** Game prizes that staff deliver. */
export const gameRewardApi = baseApi.enhanceEndpoints({ addTagTypes: ['GameReward'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The member's own prizes, newest first. */
    getGameRewards: build.query<readonly GameReward[], void>({
      query: () => request('GET /api/auth/game/reward/request/my'),
      extraOptions: { failure: 'screen' },
      providesTags: ['GameReward'],
    }),
  }),
});

export const { useGetGameRewardsQuery } = gameRewardApi;
