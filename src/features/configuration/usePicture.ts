import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectIsLoggedIn } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { imageUrl } from '#brand/imagePath';
import type { ImageKey } from '#schemas/brand/brand';
import {
  type ConfigurationItem,
  useGetMemberConfigurationQuery,
  useGetPublicConfigurationQuery,
} from './configurationApi';

/**
 * The address of a configured picture: published item, then brand file, which
 * itself inherits the defaults (BRD-02, ENT-09, ST-11). A path that may not be
 * loaded gives null, and the placeholder shows (ENT-10).
 */
export function usePicture(key: ImageKey): string | null {
  const brand = useBrand();
  const published = usePublishedPictures();
  return imageUrl(published.get(key) ?? brand.images[key], brand);
}

function usePublishedPictures(): ReadonlyMap<string, string> {
  const isMember = useSelector(selectIsLoggedIn);
  const forVisitors = useGetPublicConfigurationQuery(undefined, { skip: isMember });
  const forMembers = useGetMemberConfigurationQuery(undefined, { skip: !isMember });
  const items = isMember ? forMembers.data : forVisitors.data;
  return useMemo(() => mapByKey(items ?? []), [items]);
}

/** The last of two items with one key wins (ST-11); an item without a path counts as absent. */
export function mapByKey(items: readonly Loose<ConfigurationItem>[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  for (const { key, value } of items) {
    const path = value?.data?.path;
    if (key && path) paths.set(key, path);
  }
  return paths;
}

/** Another back end may leave things out (API-06). */
type Loose<T> = T extends object ? { readonly [K in keyof T]?: Loose<T[K]> } : T;
