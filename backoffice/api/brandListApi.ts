import type { Calls } from '#schemas/api/contract';
import { query, staffApi } from './staffApi';

/** Options of a query whose data colleagues change; the interval is in ms. */
export const polled = { pollingInterval: 15_000, skipPollingIfUnfocused: true } as const;

export const brandListApi = staffApi.injectEndpoints({
  endpoints: (build) => ({
    getBrands: query(build, 'GET /api/staff/brand', { providesTags: ['Brand'] }),
  }),
});

export const { useGetBrandsQuery } = brandListApi;

/** A brand in the list of those that a person may see. */
export type BrandSummary = Calls['GET /api/staff/brand']['data'][number];

/** A brand of the list; undefined until the list is loaded and for a brand that the person may not see. */
export const useBrand = (brandId: string | undefined): BrandSummary | undefined =>
  useGetBrandsQuery().data?.find((brand) => brand.brandId === brandId);

/** Returns the name of a brand by its id; the id until brands are loaded. */
export function useBrandName(): (brandId: string) => string {
  const { data: brands = [] } = useGetBrandsQuery();
  return (brandId) => brands.find((brand) => brand.brandId === brandId)?.displayName ?? brandId;
}
