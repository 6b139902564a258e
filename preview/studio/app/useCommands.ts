import { useMemo } from 'react';
import { previewRoutes } from '#schemas/preview/routes';
import { useParams } from '@/lib/router';
import { useGetBrandsQuery } from '../api/brands';
import { stateFor } from '../canvas/stateFor';
import { useRouteNames } from '../canvas/routeNames';
import { focusSetting } from '../form/focus';
import { groupIds } from '../form/groups';
import { useOpenGroup } from '../form/useOpenGroup';
import { settingIndex } from '../form/search/searchIndex';
import { useLanguage } from '../i18n/Language';
import { useTexts } from '../i18n/useTexts';
import { nameOf } from '../publish/sentences';
import { useView } from '../view/useView';
import type { Command } from './findCommands';
import { useGo } from './Leaving';
import { useActions } from './useActions';

/** Everything that the palette can find, for this person and this brand. */
export function useCommands(): readonly Command[] {
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
          words: texts.join(' '),
          run: () => focusSetting(path),
        }),
      ),
    [language],
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
          words: [brand.brandId, ...brand.hostnames].join(' '),
          run: () => go(`/b/${brand.brandId}${window.location.search}`),
        }),
      ),
    ...groupIds.map(
      (group): Command => ({
        id: `group ${group}`,
        kind: 'group',
        name: f(`group.${group}`),
        words: group,
        run: () => openGroup(group),
      }),
    ),
    ...previewRoutes.map(
      (route, at): Command => ({
        id: `route ${route.path}`,
        kind: 'route',
        name: routeNames[at]?.name ?? route[language],
        words: `${route.th} ${route.en} ${route.path}`.toLowerCase(),
        run: () => setView(({ state }) => ({ route: route.path, state: stateFor(route.path, state) })),
      }),
    ),
    ...settings,
  ];
}
