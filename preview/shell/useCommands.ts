import { useMemo } from 'react';
import { previewRoutes } from '#schemas/preview/routes';
import { useParams } from '@/lib/router';
import { useBrand, useGetBrandsQuery } from '@studio/core/api/brandsApi';
import { stateFor } from '@studio/features/screens/chooseState';
import { useRouteNames } from '@studio/features/screens/routeNames';
import { useFocusActions } from '@studio/features/settings/focus';
import { groupIds } from '@studio/features/settings/groups';
import { useOpenGroup } from '@studio/features/screens/groupScreen';
import { settingIndex } from '@studio/features/settings/searchIndex';
import { type TextOf, useLanguage, useTexts } from '@studio/i18n/texts';
import { nameOf } from '@studio/features/settings/settingNames';
import { useView } from '@studio/core/browser/view';
import { useGo } from '@studio/layout/Leaving';
import { redone, selectOpen, undone } from '@studio/core/draft/draftSlice';
import { useGetMeQuery } from '@studio/core/api/peopleApi';
import { useStudioDispatch, useStudioSelector } from '@studio/core/store/createStudioStore';
import { mayAs } from '@studio/core/api/staffApi';
import { useScheme } from '@studio/layout/AccountMenu';
import { useOpenTool } from '@studio/layout/tools';

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

export interface Command {
  readonly id: string;
  readonly kind: 'action' | 'brand' | 'group' | 'setting' | 'route';
  /** As it is shown. */
  readonly name: string;
  /** What else it is found by: the other language, keys, hosts. In small letters. */
  readonly keywords: string;
  readonly run: () => void;
}

/** Most hits that are shown. */
const MOST = 40;

/** Commands that contain each typed word; names that begin with the typed text come first. Without text: no settings. */
export function findCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return commands.filter(({ kind }) => kind !== 'setting').slice(0, MOST);
  const terms = text.split(/\s+/);
  const rank = ({ name }: Command) => {
    const place = name.toLowerCase().indexOf(text);
    return place === 0 ? 0 : place > 0 ? 1 : 2;
  };
  return commands
    .filter(({ name, keywords }) => {
      const all = `${name.toLowerCase()} ${keywords}`;
      return terms.every((term) => all.includes(term));
    })
    .map((command) => ({ command, rank: rank(command) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ command }) => command);
}

/** What can be done now, by this person, as commands. */
function useActions(): readonly Command[] {
  const t = useTexts('shell');
  const dispatch = useStudioDispatch();
  const open = useOpenTool();
  const go = useGo();
  const { brandId = '' } = useParams();
  const { setView } = useView();
  const { language, setLanguage } = useLanguage();
  const { scheme, setScheme } = useScheme();
  const { data: me } = useGetMeQuery();
  const { data: brands } = useGetBrandsQuery();
  const role = useBrand(brandId)?.role;
  const history = useStudioSelector((state) => selectOpen(state)?.history);
  const isAdmin = me?.staff.roles.some((held) => held.role === 'admin') === true;

  const all: readonly (readonly [TextOf<'shell'>, keywords: string, run: () => void, may?: boolean])[] = [
    ['bar.publish', 'publish', () => open('publish'), mayAs(role, 'publisher')],
    ['bar.history', 'history rollback', () => open('history')],
    ['bar.share', 'share link', () => open('share'), mayAs(role, 'editor')],
    ['bar.compare', 'compare diff', () => setView({ mode: 'compare' })],
    ['bar.undo', 'undo', () => dispatch(undone()), (history?.past.length ?? 0) > 0],
    ['bar.redo', 'redo', () => dispatch(redone()), (history?.future.length ?? 0) > 0],
    [
      'menu.brandComparison',
      'compare fleet drift bulk เปรียบเทียบ',
      () => go('/fleet'),
      (brands?.length ?? 0) > 1,
    ],
    ['menu.people', 'people team', () => go('/people'), isAdmin],
    ['menu.announcements', 'announcements news ประกาศ', () => go(`/news/${brandId}`)],
    [
      'menu.companyAccounts',
      'bank accounts deposit บัญชี ธนาคาร',
      () => go(`/bank/${brandId}`),
      mayAs(role, 'operator'),
    ],
    ['menu.checklist', 'checklist launch open เปิดเว็บ', () => go('/checklist'), isAdmin],
    ['menu.audit', 'audit log', () => go(`/audit/${brandId}`), mayAs(role, 'publisher')],
    ['menu.account', 'account password', () => go('/account')],
    [
      scheme === 'dark' ? 'menu.light' : 'menu.dark',
      'theme dark light',
      () => setScheme(scheme === 'dark' ? 'light' : 'dark'),
    ],
    ['menu.language', 'language ภาษา', () => setLanguage(language === 'th' ? 'en' : 'th')],
    ['menu.shortcuts', 'shortcuts keys', () => open('keys')],
  ];
  return all
    .filter(([, , , may = true]) => may)
    .map(
      ([id, keywords, run]): Command => ({ id: `action ${id}`, kind: 'action', name: t(id), keywords, run }),
    );
}
