import { baseApi } from '@/api/baseApi';
import { request } from '@/api/request';
import type { Calls } from '#schemas/api/contract';

export type Seeds = Calls['GET /api/auth/fair']['data'];
export type RevealedSeed = Seeds['revealed'][number];

/** The proof that no result was chosen after the play (G3). */
export const fairApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The hash of the seed of the next plays, and the seeds that were told. */
    getSeeds: build.query<Seeds, void>({
      query: () => request('GET /api/auth/fair'),
      extraOptions: { failure: 'screen' },
    }),
    /** Tells the seed in use and promises another. */
    rotateSeed: build.mutation<Seeds, void>({
      query: () => request('POST /api/auth/fair/rotate', { body: {} }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data) void dispatch(fairApi.util.upsertQueryData('getSeeds', undefined, answer.data));
      },
    }),
  }),
});

export const { useGetSeedsQuery, useRotateSeedMutation } = fairApi;
