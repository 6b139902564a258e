import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiError } from '#core/contract/apiError';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { readError } from '@studio/core/api/readError';
import { useErrorText } from '@staff/i18n/useErrorText';

/** The sentence for a failed call about several brands; it begins with the brand that stands in the way, if one does. */
export function useSetError(): (error: ApiError | SerializedError) => string {
  const errorText = useErrorText();
  const { data: brands = [] } = useGetBrandsQuery();
  return (error) => {
    const read = readError(error);
    const brandId = read?.params?.['brandId'];
    const name = brands.find((brand) => brand.brandId === brandId)?.displayName;
    return [name, errorText(read)].filter((part) => part !== undefined).join(': ');
  };
}
