import { brandsApi } from '../api/brandsApi';
import { selectToken } from '../api/session';
import type { StudioStore } from './createStudioStore';
import { brandPrefetched } from './navigationSlice';

/** Requests what the page of a brand needs while the code of that page is still loading. */
export function prefetchBrand(store: StudioStore, brandId: string): void {
  if (selectToken(store.getState()) === null) return;
  store.dispatch(brandPrefetched({ brandId, at: Date.now() }));
  const once = { subscribe: false };
  void store.dispatch(brandsApi.endpoints.getWorkspace.initiate(brandId, once));
  void store.dispatch(brandsApi.endpoints.getDefaults.initiate(undefined, once));
  void store.dispatch(brandsApi.endpoints.getBrands.initiate(undefined, once));
}
