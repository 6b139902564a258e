import { baseApi } from '@/api/baseApi';
import { type NumberedPage, numberedPages } from '@/api/numberedPages';
import { request } from '#core/contract/request';
import type { Calls } from '#schemas/api/contract';
import type { Received } from '#schemas/api/received';

export type RewardCategory = Received<'POST /api/auth/reward'>[number];
export type RewardItem = RewardCategory['items'][number];
export type RewardRequest = Received<'POST /api/auth/reward/request'>;
type AskedFor = Calls['POST /api/auth/reward/request']['body'];

const withTags = baseApi.enhanceEndpoints({ addTagTypes: ['Reward', 'RewardHistory', 'Point'] });

/** Points, what they are redeemed for, and what was redeemed. */
export const rewardApi = withTags.injectEndpoints({
  endpoints: (build) => ({
    /** Points that the member has. */
    getPoints: build.query<number, void>({
      query: () => request('GET /api/auth/reward/point'),
      transformResponse: ({ point }: Received<'GET /api/auth/reward/point'>) => point,
      extraOptions: { failure: 'screen' },
      providesTags: ['Point'],
    }),

    /** Rewards by category; those of one category where it is named (API-140). */
    getRewards: build.query<readonly RewardCategory[], string | undefined>({
      query: (categoryId) => request('POST /api/auth/reward', { body: categoryId ? { categoryId } : {} }),
      extraOptions: { failure: 'screen' },
      providesTags: ['Reward'],
    }),

    /** Redeems points for one reward (API-141). */
    requestReward: build.mutation<RewardRequest, AskedFor & { readonly idempotencyKey: string }>({
      query: ({ idempotencyKey, ...body }) =>
        request('POST /api/auth/reward/request', { body }, { idempotencyKey }),
      invalidatesTags: ['Reward', 'RewardHistory', 'Point'],
    }),

    /** What the member redeemed, newest first (API-142). */
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
