import { isOn } from '#core/brand/sitePages';
import type { Brand, DashboardSection, LandingSection } from '#schemas/brand/brand';
import { previewRoutes, type Screen, screensOfSetting } from '#schemas/preview/routes';
import { stateFor } from './chooseState';
import { type View, useView, readView } from '@studio/core/browser/view';
import { type GroupId, groups } from '@studio/features/settings/groups';
import { useStudioStore } from '@studio/core/store/createStudioStore';
import { chosenBefore, framesLed } from '@studio/core/store/navigationSlice';
import { selectResolved } from '@studio/core/draft/selectBrand';

type Shape = Pick<Brand, 'flags' | 'layout'>;

/** Screens that name a group better than the first of its settings does. */
const better: Partial<Record<GroupId, Screen>> = {
  games: '/auth/games/category',
};

/** Sections of the first page and the dashboard in which settings show, where the layout of the brand has them. */
const sections: Readonly<Record<string, LandingSection & DashboardSection>> = { '/banners': 'banner' };

/** The screens that show the settings of a group, the one to open first. */
export function screensOfGroup(group: GroupId): readonly Screen[] {
  const first = better[group];
  const all = groups[group].flatMap((key) => screensOfSetting(`/${key}`));
  return [...new Set(first === undefined ? all : [first, ...all])];
}

/**
 * Where the frames go when a group is opened, for all of it or for one setting: nowhere if the screen that they show is
 * one that it changes, or if the brand has switched off all that are.
 */
export function screenFor(
  { group, path }: { readonly group: GroupId; readonly path?: string },
  { route, state }: View,
  brand: Shape,
): Partial<Pick<View, 'route' | 'state'>> {
  const own = path === undefined ? [] : screensOfSetting(path);
  const section = sections[path ?? `/${groups[group][0]}`];
  const screens = (own.length > 0 ? own : screensOfGroup(group)).filter((screen) =>
    holds(screen, section, brand),
  );
  const isThere = screens.some((screen) => shows(route, screen)) && stateFor(route, state) === state;
  const next = screens.find((screen) => isShownBy(screen, brand));
  return isThere || next === undefined ? {} : { route: next, state: stateFor(next, state) };
}

/** A URL shows a screen if it contains all of its parts: a screen without a tab is shown in each tab. */
function shows(route: string, screen: Screen): boolean {
  return route === screen || (!screen.includes('?') && route.split(/[?#]/)[0] === screen);
}

/** A section that the layout leaves out is on neither of the pages that are made of sections. */
function holds(screen: Screen, section: (typeof sections)[string] | undefined, { layout }: Shape): boolean {
  if (section === undefined) return true;
  if (screen === '/') return layout.landing.includes(section);
  return screen !== '/auth/dashboard' || layout.dashboard.includes(section);
}

function isShownBy(screen: Screen, brand: Shape): boolean {
  const known = previewRoutes.find(({ path }) => path === screen);
  return known !== undefined && isOn(known.needs, brand.flags);
}

/** Opens a group of settings, and with it a screen that the group, or the requested setting, changes. */
export function useOpenGroup(): (group: GroupId, path?: string) => void {
  const { setView } = useView();
  const store = useStudioStore();
  return (group, path) => {
    const brand = selectResolved(store.getState())?.brand;
    const now = readView(new URLSearchParams(window.location.search));
    const place = brand ? screenFor({ group, ...(path !== undefined && { path }) }, now, brand) : {};
    if (place.route !== undefined) {
      const { lead } = store.getState().navigation;
      store.dispatch(framesLed({ from: chosenBefore(lead, now), to: place.route }));
    }
    setView({ group, ...(now.step !== 'none' && { step: 'none' }), ...place });
  };
}
