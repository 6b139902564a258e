import { useGetBrandsQuery } from '@backoffice/api/brandListApi';

/** Returns the name of a brand by its id; the id until brands are loaded. */
export function useBrandName(): (brandId: string) => string {
  const { data: brands = [] } = useGetBrandsQuery();
  return (brandId) => brands.find((brand) => brand.brandId === brandId)?.displayName ?? brandId;
}
