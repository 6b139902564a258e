import type { StudioStore } from './createStudioStore';
import { brandsApi } from '../api/brandsApi';
import { selectToken } from '../api/session';

/** Milliseconds after which an early answer is looked for anew. */
const FRESH = 10_000;

let asked: { readonly brandId: string; readonly at: number } | undefined;

/** Asks for what the page of a brand needs while the code of that page is on its way. */
export function prefetchBrand(store: StudioStore, brandId: string): void {
  if (selectToken(store.getState()) === null) return;
  asked = { brandId, at: Date.now() };
  const once = { subscribe: false };
  void store.dispatch(brandsApi.endpoints.getWorkspace.initiate(brandId, once));
  void store.dispatch(brandsApi.endpoints.getDefaults.initiate(undefined, once));
  void store.dispatch(brandsApi.endpoints.getBrands.initiate(undefined, once));
}

/** When the answer was asked for that the first page of this brand may use, in ms. */
export const prefetchedAt = (brandId: string): number | undefined =>
  asked?.brandId === brandId && Date.now() - asked.at < FRESH ? asked.at : undefined;

/** Whoever comes back to a brand asks anew. */
export function clearPrefetch(): void {
  asked = undefined;
}
