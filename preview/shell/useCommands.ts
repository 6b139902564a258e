import { useMemo } from 'react';
import { previewRoutes } from '#schemas/preview/routes';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { stateFor } from '@studio/features/screens/chooseState';
import { useRouteNames } from '@studio/features/screens/routeNames';
import { useFocusActions } from '@studio/features/settings/focus';
import { groupIds } from '@studio/features/settings/groups';
import { useOpenGroup } from '@studio/features/screens/useOpenGroup';
import { settingIndex } from '@studio/features/settings/searchIndex';
import { useLanguage } from '@staff/i18n/hooks';
import { useTexts } from '@studio/i18n/texts';
import { nameOf } from '@studio/features/settings/settingNames';
import { useView } from '@studio/core/browser/useView';
import type { Command } from './findCommands';
import { useGo } from '@studio/layout/Leaving';
import { useActions } from './useActions';

/** Everything that the palette can find, for this person and this brand. */
export function useCommands(): readonly Command[] {
  const { focusSetting } = useFocusActions();
  const f = useTexts('form');
  const { language } = useLanguage();
  const { brandId } = useParams();
  const { setView } = useView();
  const openGroup = useOpenGroup();
  const { data: brands = [] } = useGetBrandsQuery();
  const go = useGo();
  const actions = useActions();
  const routeNames = useRouteNames();
  const settings = useMemo(
    () =>
      settingIndex().map(
        ({ path, texts }): Command => ({
          id: `setting ${path}`,
          kind: 'setting',
          name: nameOf(path, language),
          keywords: texts.join(' '),
          run: () => focusSetting(path),
        }),
      ),
    [language, focusSetting],
  );
  return [
    ...actions,
    ...brands
      .filter((brand) => brand.brandId !== brandId)
      .map(
        (brand): Command => ({
          id: `brand ${brand.brandId}`,
          kind: 'brand',
          name: brand.displayName,
          keywords: [brand.brandId, ...brand.hostnames].join(' '),
          run: () => go(`/b/${brand.brandId}${window.location.search}`),
        }),
      ),
    ...groupIds.map(
      (group): Command => ({
        id: `group ${group}`,
        kind: 'group',
        name: f(`group.${group}`),
        keywords: group,
        run: () => openGroup(group),
      }),
    ),
    ...previewRoutes.map(
      (route, at): Command => ({
        id: `route ${route.path}`,
        kind: 'route',
        name: routeNames[at]?.name ?? route[language],
        keywords: `${route.th} ${route.en} ${route.path}`.toLowerCase(),
        run: () => setView(({ state }) => ({ route: route.path, state: stateFor(route.path, state) })),
      }),
    ),
    ...settings,
  ];
}
