import { useSelector } from 'react-redux';
import type { Brand, FeatureFlag } from '#schemas/brand/brand';
import { selectBrand } from './brandSlice';

/** The brand on screen; components render again when it is published or edited. */
export function useBrand(): Brand {
  return useSelector(selectBrand);
}

/** Whether the brand has an optional feature switched on. */
export function useFeature(flag: FeatureFlag): boolean {
  return useBrand().flags[flag];
}
