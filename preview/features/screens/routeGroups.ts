import type { PreviewRoute } from '#schemas/preview/routes';

/** Headings of the list of screens, in this order. */
export const routeGroups = [
  'public',
  'account',
  'money',
  'games',
  'friends',
  'activities',
  'system',
] as const;
export type RouteGroup = (typeof routeGroups)[number];

const memberGroups: readonly (readonly [RegExp, RouteGroup])[] = [
  [/^\/auth\/(?:deposit|withdraw|transaction)/, 'money'],
  [/^\/auth\/games/, 'games'],
  [/^\/auth\/(?:affiliate|winlost)/, 'friends'],
  [/^\/auth\/(?:media|reward)/, 'activities'],
];

/** The heading under which a screen of the member app is listed. */
export function routeGroup({ path, access }: Pick<PreviewRoute, 'path' | 'access'>): RouteGroup {
  if (access === 'any') return 'system';
  if (access === 'public') return 'public';
  return memberGroups.find(([pattern]) => pattern.test(path))?.[1] ?? 'account';
}
