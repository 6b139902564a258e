import { useMemo } from 'react';
import { rolesAllow } from '#schemas/api/staffPermissions';
import type { Command } from '@backoffice/commands/findCommands';
import { previewRoutes } from '#schemas/preview/routes';
import { useParams } from '@/lib/router';
import { useBrand, useGetBrandsQuery } from '@backoffice/api/brandListApi';
import { stateFor } from '@studio/features/screens/chooseState';
import { useRouteNames } from '@studio/features/screens/routeNames';
import { useFocusActions } from '@studio/features/settings/focus';
import { groupIds } from '@studio/features/settings/groups';
import { useOpenGroup } from '@studio/features/screens/groupScreen';
import { settingIndex } from '@studio/features/settings/searchIndex';
import { useLanguage, useTexts } from '@studio/i18n/texts';
import { nameOf } from '@backoffice/i18n/settingNames';
import { useView, viewForOtherBrand } from '@studio/core/browser/view';
import { useGo } from '@studio/layout/Leaving';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { administersAll, useGetMeQuery } from '@backoffice/api/peopleApi';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { may } from '@backoffice/api/staffApi';
import { useScheme } from '@backoffice/layout/SchemeRoot';
import { useOpenTool } from '@studio/layout/tools';

/** Everything that the palette can find, for this person and this brand. */
export function useCommands(): readonly Command[] {
  const { focusSetting } = useFocusActions();
  const f = useTexts('form');
  const t = useTexts('shell');
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
          kind: t('palette.setting'),
          onlyFound: true,
          name: nameOf(path, language),
          keywords: texts.join(' '),
          run: () => focusSetting(path),
        }),
      ),
    [language, focusSetting, t],
  );
  return [
    ...actions,
    ...brands
      .filter((brand) => brand.brandId !== brandId)
      .map(
        (brand): Command => ({
          id: `brand ${brand.brandId}`,
          kind: t('palette.brand'),
          name: brand.displayName,
          keywords: [brand.brandId, ...brand.hostnames].join(' '),
          run: () => go(`/b/${brand.brandId}${viewForOtherBrand()}`),
        }),
      ),
    ...groupIds.map(
      (group): Command => ({
        id: `group ${group}`,
        kind: t('palette.group'),
        name: f(`group.${group}`),
        keywords: group,
        run: () => openGroup(group),
      }),
    ),
    ...previewRoutes.map(
      (route, at): Command => ({
        id: `route ${route.path}`,
        kind: t('palette.route'),
        name: routeNames[at]?.name ?? route[language],
        keywords: `${route.th} ${route.en} ${route.path}`.toLowerCase(),
        run: () => setView(({ state }) => ({ route: route.path, state: stateFor(route.path, state) })),
      }),
    ),
    ...settings,
  ];
}

/** What can be done now, by this person, as commands. */
function useActions(): readonly Command[] {
  const t = useTexts('shell');
  const f = useTexts('frame');
  const l = useTexts('brandLife');
  const dispatch = useStudioDispatch();
  const open = useOpenTool();
  const go = useGo();
  const { brandId = '' } = useParams();
  const { setView } = useView();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const { data: me } = useGetMeQuery();
  const { data: brands } = useGetBrandsQuery();
  const brand = useBrand(brandId);
  const history = useStudioSelector((state) => selectOpen(state)?.history);
  const isAdmin = rolesAllow(me?.staff.roles.map(({ role }) => role) ?? [], 'people');

  const all: readonly (readonly [name: string, keywords: string, run: () => void, may?: boolean])[] = [
    [t('bar.publish'), 'publish', () => open('publish'), may(brand, 'releases.publish')],
    [t('bar.history'), 'history rollback', () => open('history')],
    [t('bar.share'), 'share link', () => open('share'), may(brand, 'drafts.edit')],
    [t('bar.compare'), 'compare diff', () => setView({ mode: 'compare' })],
    [t('bar.undo'), 'undo', () => dispatch(undone()), (history?.past.length ?? 0) > 0],
    [t('bar.redo'), 'redo', () => dispatch(redone()), (history?.future.length ?? 0) > 0],
    [
      t('menu.brandComparison'),
      'compare fleet drift bulk เปรียบเทียบ',
      () => go('/fleet'),
      (brands?.length ?? 0) > 1,
    ],
    [
      l('new'),
      'new brand create copy แบรนด์ใหม่ สร้าง',
      () => go('/new'),
      me !== undefined && administersAll(me),
    ],
    [t('menu.people'), 'people team', () => go('/people'), isAdmin],
    [t('menu.announcements'), 'announcements news ประกาศ', () => go(`/news/${brandId}`)],
    [
      t('menu.companyAccounts'),
      'bank accounts deposit บัญชี ธนาคาร',
      () => go(`/bank/${brandId}`),
      may(brand, 'deposits.read'),
    ],
    [t('menu.checklist'), 'checklist launch open เปิดเว็บ', () => go('/checklist'), isAdmin],
    [t('menu.audit'), 'audit log', () => go(`/audit/${brandId}`), may(brand, 'audit.read')],
    [f('menu.account'), 'account password', () => go('/account')],
    [
      f(scheme === 'dark' ? 'menu.light' : 'menu.dark'),
      'theme dark light',
      () => setScheme(scheme === 'dark' ? 'light' : 'dark'),
    ],
    [f('menu.language'), 'language ภาษา', () => setLanguage(language === 'th' ? 'en' : 'th')],
    [f('menu.shortcuts'), 'shortcuts keys', () => open('keys')],
  ];
  return all
    .filter(([, , , may = true]) => may)
    .map(
      ([name, keywords, run]): Command => ({
        id: `action ${name}`,
        kind: t('palette.action'),
        name,
        keywords,
        run,
      }),
    );
}
