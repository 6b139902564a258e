import { baseApi } from '@/api/baseApi';
import { request } from '#core/contract/request';
import type { Received } from '#schemas/api/received';
import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectIsLoggedIn } from '@/api/session';
import { useBrand } from '@/brand/useBrand';
import { imageUrl } from '#core/brand/imagePath';
import type { ImageKey } from '#schemas/brand/brand';

type ConfigurationItem = Received<'GET /api/configuration'>[number];

/** Published images by key: separate calls for visitors and members with the same shape. */
export const configurationApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPublicConfiguration: build.query<ConfigurationItem[], void>({
      query: () => request('GET /api/configuration'),
    }),
    getMemberConfiguration: build.query<ConfigurationItem[], void>({
      query: () => request('GET /api/auth/configuration/list'),
    }),
  }),
});

export const { useGetPublicConfigurationQuery, useGetMemberConfigurationQuery } = configurationApi;

/**
 * The URL of a configured image: published item first, then the brand file, which inherits the defaults. A disallowed
 * path returns null, so that the placeholder is shown.
 */
export function useImage(key: ImageKey): string | null {
  const brand = useBrand();
  const published = usePublishedImages();
  return imageUrl(published.get(key) ?? brand.images[key], brand);
}

/** Of two items with the same key the last one applies; an empty path counts as absent. */
function usePublishedImages(): ReadonlyMap<string, string> {
  const isMember = useSelector(selectIsLoggedIn);
  const forVisitors = useGetPublicConfigurationQuery(undefined, { skip: isMember });
  const forMembers = useGetMemberConfigurationQuery(undefined, { skip: !isMember });
  const items = isMember ? forMembers.data : forVisitors.data;
  return useMemo(
    () =>
      new Map(items?.filter(({ value }) => value.data.path).map(({ key, value }) => [key, value.data.path])),
    [items],
  );
}
