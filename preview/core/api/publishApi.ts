import type { Calls } from '#schemas/api/contract';
import { type Page, mutation, pages, query, requestOf, staffApi } from '@backoffice/api/staffApi';

export type Release = Calls['POST /api/staff/brand/{brandId}/release']['data'];
export type Review = Calls['POST /api/staff/brand/{brandId}/release/review']['data'];
export type RevisionRow = Calls['GET /api/staff/brand/{brandId}/revision']['data'][number];
export type ShareRow = Calls['GET /api/staff/brand/{brandId}/share']['data'][number];
export type ReleaseSet = Calls['POST /api/staff/release-set']['data'];

const published = {
  invalidatesTags: (_: unknown, __: unknown, { brandId }: { readonly brandId: string }) =>
    ['Brand', 'Release', 'Revision', 'Audit', { type: 'Workspace', id: brandId }] as const,
};
const setPublished = { invalidatesTags: ['Brand', 'Release', 'Revision', 'Audit', 'Workspace'] } as const;

const publishApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReleases: query(build, 'GET /api/staff/brand/{brandId}/release', { providesTags: ['Release'] }),
    // The expected cost depends on recent activity, so each opening fetches a new review.
    getReview: query(build, 'POST /api/staff/brand/{brandId}/release/review', { keepUnusedDataFor: 0 }),
    release: mutation(build, 'POST /api/staff/brand/{brandId}/release', published),
    approveRelease: mutation(build, 'POST /api/staff/brand/{brandId}/release/{uuid}/approve', published),
    cancelRelease: mutation(build, 'POST /api/staff/brand/{brandId}/release/{uuid}/cancel', published),
    getRevisions: build.infiniteQuery<Page<RevisionRow>, string, string | null>({
      ...pages,
      query: ({ queryArg: brandId, pageParam }) =>
        requestOf('GET /api/staff/brand/{brandId}/revision', {
          brandId,
          ...(pageParam && { cursor: pageParam }),
        }),
      providesTags: ['Revision'],
    }),
    getRevision: query(build, 'GET /api/staff/brand/{brandId}/revision/{revision}'),
    getShares: query(build, 'GET /api/staff/brand/{brandId}/share', { providesTags: ['Share'] }),
    share: mutation(build, 'POST /api/staff/brand/{brandId}/share', { invalidatesTags: ['Share'] }),
    revokeShare: mutation(build, 'POST /api/staff/brand/{brandId}/share/{uuid}/revoke', {
      invalidatesTags: ['Share'],
    }),
    openShare: query(build, 'POST /api/share'),
    getReleaseSets: query(build, 'GET /api/staff/release-set', { providesTags: ['Release'] }),
    releaseSet: mutation(build, 'POST /api/staff/release-set', setPublished),
    approveSet: mutation(build, 'POST /api/staff/release-set/{uuid}/approve', setPublished),
    cancelSet: mutation(build, 'POST /api/staff/release-set/{uuid}/cancel', setPublished),
    rollBackSet: mutation(build, 'POST /api/staff/release-set/{uuid}/rollback', setPublished),
  }),
});

export const selectReview = publishApi.endpoints.getReview.select;

export const {
  useGetReleasesQuery,
  useGetReviewQuery,
  useReleaseMutation,
  useApproveReleaseMutation,
  useCancelReleaseMutation,
  useGetRevisionsInfiniteQuery,
  useGetRevisionQuery,
  useGetSharesQuery,
  useShareMutation,
  useRevokeShareMutation,
  useOpenShareQuery,
  useGetReleaseSetsQuery,
  useReleaseSetMutation,
  useApproveSetMutation,
  useCancelSetMutation,
  useRollBackSetMutation,
} = publishApi;
