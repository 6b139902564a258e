import { useGetBrandsQuery } from '../api/brandsApi';
import { useStudioSelector } from './hooks';
import { mayAs } from '../api/roles';
import { selectOpen } from '../draft/draftSlice';

/** Whether this person may change the open brand. Disables the controls; the API enforces the permission. */
export function useCanEdit(): boolean {
  const brandId = useStudioSelector((state) => selectOpen(state)?.brandId);
  const { data } = useGetBrandsQuery();
  return mayAs(data?.find((brand) => brand.brandId === brandId)?.role, 'editor');
}
