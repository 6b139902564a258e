import { shallowEqual } from 'react-redux';
import { type PreviewRoute, previewRoutes } from '#schemas/preview/routes';
import { isOn } from '#core/brand/sitePages';
import { useStudioSelector } from '@studio/core/store/createStudioStore';
import { selectResolved } from '@studio/core/draft/selectBrand';
import { useLanguage, useTexts } from '@studio/i18n/texts';

interface RouteName {
  readonly path: string;
  /** Whether the page is switched off in the draft. */
  readonly name: string;
  readonly group: RouteGroup;
  /** Its names in both languages, to be found by either. */
  readonly keywords: readonly string[];
}

/** Every page of the member app, in the order of the route groups. */
export function useRouteNames(): readonly RouteName[] {
  const t = useTexts('canvas');
  const { language } = useLanguage();
  // Compared flag by flag: an edit of anything else does not render the list of pages.
  const flags = useStudioSelector((state) => selectResolved(state)?.brand.flags, shallowEqual);
  const all = previewRoutes.map((route: PreviewRoute) => {
    const page = route[language];
    const name = flags && !isOn(route.needs, flags) ? t('route.off', { page }) : page;
    return { path: route.path, name, group: routeGroup(route), keywords: [route.th, route.en] };
  });
  return routeGroups.flatMap((group) => all.filter((route) => route.group === group));
}

/** Headings of the list of screens, in this order. */
const routeGroups = ['public', 'account', 'money', 'games', 'friends', 'activities', 'system'] as const;
type RouteGroup = (typeof routeGroups)[number];

const memberGroups: readonly (readonly [RegExp, RouteGroup])[] = [
  [/^\/auth\/(?:deposit|withdraw|transaction|cashback)/, 'money'],
  [/^\/auth\/games/, 'games'],
  [/^\/auth\/(?:affiliate|winlost)/, 'friends'],
  [/^\/auth\/(?:media|reward)/, 'activities'],
];

/** The heading under which a screen of the member app is listed. */
function routeGroup({ path, access }: Pick<PreviewRoute, 'path' | 'access'>): RouteGroup {
  if (access === 'any') return 'system';
  if (access === 'public') return 'public';
  return memberGroups.find(([pattern]) => pattern.test(path))?.[1] ?? 'account';
}
