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

/** Published pictures by key: one call for visitors, one for members, same shape (CF-17). */
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
 * The address of a configured picture: published item, then brand file, which
 * itself inherits the defaults (BRD-02, ENT-09, ST-11). A path that may not be
 * loaded gives null, and the placeholder shows (ENT-10).
 */
export function usePicture(key: ImageKey): string | null {
  const brand = useBrand();
  const published = usePublishedPictures();
  return imageUrl(published.get(key) ?? brand.images[key], brand);
}

/** The last of two items with one key wins (ST-11); one with an empty path counts as absent. */
function usePublishedPictures(): ReadonlyMap<string, string> {
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
