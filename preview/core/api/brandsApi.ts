import type { Calls } from '#schemas/api/contract';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { request } from '#core/contract/request';
import { staffApi } from './staffApi';

type Draft = Calls['PATCH /api/staff/brand/{brandId}/draft'];
type Operation = Calls['POST /api/staff/brand/{brandId}/operation'];

/** Polling interval for changes of colleagues, in ms. */
export const LIST_POLL = 15_000;

export const brandsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getBrands: build.query<Calls['GET /api/staff/brand']['data'], void>({
      query: () => request('GET /api/staff/brand'),
      providesTags: ['Brand'],
    }),
    getClosedBrands: build.query<Calls['GET /api/staff/closed-brand']['data'], void>({
      query: () => request('GET /api/staff/closed-brand'),
      providesTags: ['Brand'],
    }),
    getDefaults: build.query<BrandDefaults, void>({
      query: () => request('GET /api/staff/brand-defaults'),
      keepUnusedDataFor: 86_400,
    }),
    getWorkspace: build.query<Calls['GET /api/staff/brand/{brandId}']['data'], string>({
      query: (brandId) => request('GET /api/staff/brand/{brandId}', { params: { brandId } }),
      providesTags: (_, __, id) => [{ type: 'Workspace', id }],
    }),
    saveDraft: build.mutation<Draft['data'], { brandId: string } & Draft['body']>({
      query: ({ brandId, ...body }) =>
        request('PATCH /api/staff/brand/{brandId}/draft', { params: { brandId }, body }),
      invalidatesTags: ['Brand'],
    }),
    discardDraft: build.mutation<
      Calls['POST /api/staff/brand/{brandId}/draft/discard']['data'],
      { brandId: string; version: number }
    >({
      query: ({ brandId, version }) =>
        request('POST /api/staff/brand/{brandId}/draft/discard', { params: { brandId }, body: { version } }),
      invalidatesTags: (_, __, { brandId }) => ['Brand', { type: 'Workspace', id: brandId }],
    }),
    uploadImage: build.mutation<
      Calls['POST /api/staff/brand/{brandId}/image']['data'],
      { brandId: string; image: File }
    >({
      query: ({ brandId, image }) => {
        const form = new FormData();
        form.set('image', image);
        return request('POST /api/staff/brand/{brandId}/image', { params: { brandId } }, { form });
      },
    }),
    setOperation: build.mutation<Operation['data'], { brandId: string } & Operation['body']>({
      query: ({ brandId, ...body }) =>
        request('POST /api/staff/brand/{brandId}/operation', { params: { brandId }, body }),
      invalidatesTags: ['Brand', 'Audit'],
    }),
  }),
});

export const {
  useGetBrandsQuery,
  useGetClosedBrandsQuery,
  useGetDefaultsQuery,
  useGetWorkspaceQuery,
  useDiscardDraftMutation,
  useUploadImageMutation,
  useSetOperationMutation,
} = brandsApi;

/** A brand in the list of those that a person may see. */
export type BrandSummary = Calls['GET /api/staff/brand']['data'][number];

/** The draft of a brand, as reviews and releases name it. */
export const draftOf = ({ brandId, revision, draft }: BrandSummary) => ({
  brandId,
  baseRevision: revision,
  draftVersion: draft?.version ?? 0,
});

export type BrandFiles = Calls['GET /api/staff/brand-file']['data'][number];

const brandFilesApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getFiles: build.query<BrandFiles[], void>({
      query: () => request('GET /api/staff/brand-file'),
      // Each save, discard and publication invalidates the list of brands and their files.
      providesTags: ['Brand'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetFilesQuery } = brandFilesApi;
