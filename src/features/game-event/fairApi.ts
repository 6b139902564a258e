import { baseApi } from '@/api/baseApi';
import { type CursorPage, cursorPages, cursorQuery } from '@/api/numberedPages';
import { onSuccess } from '@/api/requestLifecycle';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';

export type Seeds = Received<'GET /api/auth/fair'>;
export type RevealedSeed = Seeds['revealed'][number];
export type ProvenPlay = Received<'GET /api/auth/fair/play'>[number];

/** The proof that no result was chosen after the play. */
export const fairApi = baseApi.enhanceEndpoints({ addTagTypes: ['ProvenPlay', 'Seeds'] }).injectEndpoints({
  endpoints: (build) => ({
    /** The hash of the next server seed, and the revealed seeds. */
    getSeeds: build.query<Seeds, void>({
      query: () => request('GET /api/auth/fair'),
      extraOptions: { failure: 'screen' },
      providesTags: ['Seeds'],
    }),
    /** Reveals the current server seed and commits to the next one, with the member's client seed if given. */
    rotateSeed: build.mutation<Seeds, string | undefined>({
      query: (clientSeed) =>
        request('POST /api/auth/fair/rotate', { body: clientSeed === undefined ? {} : { clientSeed } }),
      onQueryStarted: (_, lifecycle) =>
        onSuccess(lifecycle, (seeds, dispatch) => {
          void dispatch(fairApi.util.upsertQueryData('getSeeds', undefined, seeds));
        }),
      invalidatesTags: ['ProvenPlay'],
    }),
    /** The member's plays of all games with their proofs, newest first. */
    getProvenPlays: build.infiniteQuery<CursorPage<ProvenPlay>, void, string | null>({
      ...cursorPages<ProvenPlay>(),
      query: ({ pageParam }) => request('GET /api/auth/fair/play', { query: cursorQuery(pageParam) }),
      providesTags: ['ProvenPlay'],
    }),
  }),
});

export const { useGetSeedsQuery, useRotateSeedMutation, useGetProvenPlaysInfiniteQuery } = fairApi;
