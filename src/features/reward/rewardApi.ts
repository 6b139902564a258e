import { baseApi } from '@/api/baseApi';
import { type KeyedArgs, keyedCall } from '@/api/idempotencyKey';
import { type NumberedPage, numberedPages } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type RewardCategory = Received<'POST /api/auth/reward'>[number];
export type RewardItem = RewardCategory['items'][number];
export type RewardRequest = Received<'POST /api/auth/reward/request'>;

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Reward', 'RewardHistory', 'Point'] });

/** Points, rewards and redemptions. */
export const rewardApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** The member's points. */
    getPoints: build.query<number, void>({
      query: () => request('GET /api/auth/reward/point'),
      transformResponse: ({ point }: Received<'GET /api/auth/reward/point'>) => point,
      extraOptions: { failure: 'screen' },
      providesTags: ['Point'],
    }),

    /** Rewards by category; only those of one category if given. */
    getRewards: build.query<readonly RewardCategory[], string | undefined>({
      query: (categoryId) => request('POST /api/auth/reward', { body: categoryId ? { categoryId } : {} }),
      extraOptions: { failure: 'screen' },
      providesTags: ['Reward'],
    }),

    /** Redeems points for one reward. */
    requestReward: build.mutation<RewardRequest, KeyedArgs<'POST /api/auth/reward/request'>>({
      query: keyedCall('POST /api/auth/reward/request'),
      invalidatesTags: ['Reward', 'RewardHistory', 'Point'],
    }),

    /** The member's redemptions, newest first. */
    getRewardHistory: build.infiniteQuery<NumberedPage<RewardRequest>, string, number>({
      ...numberedPages<RewardRequest>(),
      query: ({ queryArg: userUuid, pageParam: page }) =>
        request('POST /api/auth/reward/request/history', { body: { userUuid, page } }),
      extraOptions: { paged: true, failure: 'screen' },
      providesTags: ['RewardHistory'],
    }),
  }),
});

export const {
  useGetPointsQuery,
  useGetRewardsQuery,
  useRequestRewardMutation,
  useGetRewardHistoryInfiniteQuery,
} = rewardApi;
