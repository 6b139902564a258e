import type { Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { staffApi } from './staffApi';

type NewRelease = Calls['POST /api/staff/brand/{brandId}/release'];
type NewShare = Calls['POST /api/staff/brand/{brandId}/share'];

type NewReview = Calls['POST /api/staff/brand/{brandId}/release/review'];

export type Release = NewRelease['data'];
export type Review = NewReview['data'];
export type RevisionRow = Calls['GET /api/staff/brand/{brandId}/revision']['data'][number];
export type ShareRow = NewShare['data']['share'];

interface OfBrand {
  readonly brandId: string;
}
interface OneOfBrand extends OfBrand {
  readonly uuid: string;
}

const published = (_: unknown, __: unknown, { brandId }: OfBrand) =>
  ['Brand', 'Release', 'Revision', 'Audit', { type: 'Workspace', id: brandId }] as const;

const publishApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReleases: build.query<Release[], string>({
      query: (brandId) => request('GET /api/staff/brand/{brandId}/release', { params: { brandId } }),
      providesTags: ['Release'],
    }),
    getReview: build.query<Review, OfBrand & NewReview['body']>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/release/review', { params: { brandId }, body }),
      // The expected cost depends on recent activity, so each opening fetches a new review.
      keepUnusedDataFor: 0,
    }),
    release: build.mutation<Release, OfBrand & NewRelease['body']>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/release', { params: { brandId }, body }),
      invalidatesTags: published,
    }),
    approveRelease: build.mutation<Release, OneOfBrand>({
      query: (params) =>
        request('POST /api/staff/brand/{brandId}/release/{uuid}/approve', { params, body: {} }),
      invalidatesTags: published,
    }),
    cancelRelease: build.mutation<Release, OneOfBrand>({
      query: (params) =>
        request('POST /api/staff/brand/{brandId}/release/{uuid}/cancel', { params, body: {} }),
      invalidatesTags: published,
    }),
    getRevisions: build.infiniteQuery<
      { readonly items: readonly RevisionRow[]; readonly next: string | null },
      string,
      string | null
    >({
      infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ next }) => next ?? undefined },
      query: ({ queryArg: brandId, pageParam: cursor }) =>
        request('GET /api/staff/brand/{brandId}/revision', {
          params: { brandId },
          query: { ...(cursor !== null && { cursor }) },
        }),
      extraOptions: { paged: true },
      providesTags: ['Revision'],
    }),
    getRevision: build.query<
      Calls['GET /api/staff/brand/{brandId}/revision/{revision}']['data'],
      OfBrand & { readonly revision: number }
    >({
      query: ({ brandId, revision }) =>
        request('GET /api/staff/brand/{brandId}/revision/{revision}', {
          params: { brandId, revision: String(revision) },
        }),
    }),
    getShares: build.query<ShareRow[], string>({
      query: (brandId) => request('GET /api/staff/brand/{brandId}/share', { params: { brandId } }),
      providesTags: ['Share'],
    }),
    share: build.mutation<NewShare['data'], OfBrand & NewShare['body']>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/share', { params: { brandId }, body }),
      invalidatesTags: ['Share'],
    }),
    revokeShare: build.mutation<ShareRow, OneOfBrand>({
      query: (params) => request('POST /api/staff/brand/{brandId}/share/{uuid}/revoke', { params, body: {} }),
      invalidatesTags: ['Share'],
    }),
    openShare: build.query<Calls['POST /api/share']['data'], string>({
      query: (token) => request('POST /api/share', { body: { token } }),
    }),
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
  useLazyGetRevisionQuery,
  useGetSharesQuery,
  useShareMutation,
  useRevokeShareMutation,
  useOpenShareQuery,
} = publishApi;

type NewSet = Calls['POST /api/staff/release-set'];
export type ReleaseSet = NewSet['data'];
type Rollback = Calls['POST /api/staff/release-set/{uuid}/rollback']['body'];

/** Tags of all data about published and pending releases. */
const setPublished = ['Brand', 'Release', 'Revision', 'Audit', 'Workspace'] as const;

const releaseSetApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReleaseSets: build.query<ReleaseSet[], void>({
      query: () => request('GET /api/staff/release-set'),
      providesTags: ['Release'],
    }),
    releaseSet: build.mutation<ReleaseSet, NewSet['body']>({
      query: (body) => request('POST /api/staff/release-set', { body }),
      invalidatesTags: setPublished,
    }),
    approveSet: build.mutation<ReleaseSet, string>({
      query: (uuid) => request('POST /api/staff/release-set/{uuid}/approve', { params: { uuid }, body: {} }),
      invalidatesTags: setPublished,
    }),
    cancelSet: build.mutation<ReleaseSet, string>({
      query: (uuid) => request('POST /api/staff/release-set/{uuid}/cancel', { params: { uuid }, body: {} }),
      invalidatesTags: setPublished,
    }),
    rollBackSet: build.mutation<ReleaseSet, { readonly uuid: string } & Rollback>({
      query: ({ uuid, ...body }) =>
        request('POST /api/staff/release-set/{uuid}/rollback', { params: { uuid }, body }),
      invalidatesTags: setPublished,
    }),
  }),
});

export const {
  useGetReleaseSetsQuery,
  useReleaseSetMutation,
  useApproveSetMutation,
  useCancelSetMutation,
  useRollBackSetMutation,
} = releaseSetApi;
