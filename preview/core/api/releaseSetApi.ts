import type { Calls } from '#schemas/api/contract';
import { request } from '#core/contract/request';
import { staffApi } from './staffApi';

type NewSet = Calls['POST /api/staff/release-set'];
export type ReleaseSet = NewSet['data'];
type Rollback = Calls['POST /api/staff/release-set/{uuid}/rollback']['body'];

/** Tags of all data about published and pending releases. */
const published = ['Brand', 'Release', 'Revision', 'Audit', 'Workspace'] as const;

export const releaseSetApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getReleaseSets: build.query<ReleaseSet[], void>({
      query: () => request('GET /api/staff/release-set'),
      providesTags: ['Release'],
    }),
    releaseSet: build.mutation<ReleaseSet, NewSet['body']>({
      query: (body) => request('POST /api/staff/release-set', { body }),
      invalidatesTags: published,
    }),
    approveSet: build.mutation<ReleaseSet, string>({
      query: (uuid) => request('POST /api/staff/release-set/{uuid}/approve', { params: { uuid }, body: {} }),
      invalidatesTags: published,
    }),
    cancelSet: build.mutation<ReleaseSet, string>({
      query: (uuid) => request('POST /api/staff/release-set/{uuid}/cancel', { params: { uuid }, body: {} }),
      invalidatesTags: published,
    }),
    rollBackSet: build.mutation<ReleaseSet, { readonly uuid: string } & Rollback>({
      query: ({ uuid, ...body }) =>
        request('POST /api/staff/release-set/{uuid}/rollback', { params: { uuid }, body }),
      invalidatesTags: published,
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
