import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type Seeds = Received<'GET /api/auth/fair'>;
export type RevealedSeed = Seeds['revealed'][number];
export type ProvenPlay = Received<'GET /api/auth/fair/play'>[number];

interface PlayPage {
  readonly rows: readonly ProvenPlay[];
  /** Cursor of the next page; null on the last. */
  readonly next: string | null;
}

/** The proof that no result was chosen after the play. */
export const fairApi = baseApi.enhanceEndpoints({ addTagTypes: ['ProvenPlay'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The hash of the next server seed, and the revealed seeds. */
    getSeeds: build.query<Seeds, void>({
      query: () => request('GET /api/auth/fair'),
      extraOptions: { failure: 'screen' },
    }),
    /** Reveals the current server seed and commits to the next one, with the member's client seed if given. */
    rotateSeed: build.mutation<Seeds, string | undefined>({
      query: (clientSeed) =>
        request('POST /api/auth/fair/rotate', { body: clientSeed === undefined ? {} : { clientSeed } }),
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => null);
        if (answer?.data) void dispatch(fairApi.util.upsertQueryData('getSeeds', undefined, answer.data));
      },
      invalidatesTags: ['ProvenPlay'],
    }),
    /** The member's plays of all games with their proofs, newest first. */
    getProvenPlays: build.infiniteQuery<PlayPage, void, string | null>({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: (page) => page.next },
      query: ({ pageParam }) =>
        request('GET /api/auth/fair/play', { query: pageParam ? { cursor: pageParam } : {} }),
      extraOptions: { paged: true, failure: 'screen' },
      transformResponse: ({ items, next }: { items: ProvenPlay[]; next: string | null }) => ({
        rows: items,
        next,
      }),
      providesTags: ['ProvenPlay'],
    }),
  }),
});

export const { useGetSeedsQuery, useRotateSeedMutation, useGetProvenPlaysInfiniteQuery } = fairApi;
