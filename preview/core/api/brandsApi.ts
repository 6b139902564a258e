import type { Calls } from '#schemas/api/contract';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { request } from '#core/contract/request';
import type { BrandSummary } from '@backoffice/api/brandListApi';
import { mutation, query, staffApi } from '@backoffice/api/staffApi';

const lifeChanged = { invalidatesTags: ['Brand', 'Audit', 'Checklist'] } as const;

export const brandsApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getClosedBrands: query(build, 'GET /api/staff/closed-brand', { providesTags: ['Brand'] }),
    getDefaults: build.query<BrandDefaults, void>({
      query: () => request('GET /api/staff/brand-defaults'),
      keepUnusedDataFor: 86_400,
    }),
    getWorkspace: query(build, 'GET /api/staff/brand/{brandId}', {
      providesTags: (_, __, { brandId }) => [{ type: 'Workspace', id: brandId }],
    }),
    // Each save, discard and publication invalidates the list of brands and their files.
    getFiles: query(build, 'GET /api/staff/brand-file', { providesTags: ['Brand'], keepUnusedDataFor: 0 }),
    saveDraft: mutation(build, 'PATCH /api/staff/brand/{brandId}/draft', { invalidatesTags: ['Brand'] }),
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
    createBrand: mutation(build, 'POST /api/staff/brand', lifeChanged),
    openBrand: mutation(build, 'POST /api/staff/brand/{brandId}/open', lifeChanged),
    archiveBrand: mutation(build, 'POST /api/staff/brand/{brandId}/archive', lifeChanged),
    removeBrand: mutation(build, 'POST /api/staff/brand/{brandId}/remove', lifeChanged),
    // Each save of the draft may change its hosts.
    getHosts: query(build, 'GET /api/staff/brand/{brandId}/host', {
      providesTags: ['Brand'],
      keepUnusedDataFor: 0,
    }),
    setOperation: mutation(build, 'POST /api/staff/brand/{brandId}/operation', {
      invalidatesTags: ['Brand', 'Audit'],
    }),
  }),
});

export const {
  useGetClosedBrandsQuery,
  useGetDefaultsQuery,
  useGetWorkspaceQuery,
  useGetFilesQuery,
  useUploadImageMutation,
  useCreateBrandMutation,
  useOpenBrandMutation,
  useArchiveBrandMutation,
  useRemoveBrandMutation,
  useGetHostsQuery,
  useSetOperationMutation,
} = brandsApi;

export type BrandFiles = Calls['GET /api/staff/brand-file']['data'][number];
/** The draft of a brand, as reviews and releases name it. */
export const draftOf = ({ brandId, revision, draft }: BrandSummary) => ({
  brandId,
  baseRevision: revision,
  draftVersion: draft?.version ?? 0,
});
