import type { ReactNode } from 'react';
import { createRoutesFromElements, matchPath, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { previewRoutes } from '#schemas/preview/routes';
import { SiteRoutes } from './AppRoutes';

/** The path patterns of all routes that show a page of their own. */
function patternsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children, index }) => {
    const pattern = path.startsWith('/') ? path : `${parent}/${path}`;
    if (children) return patternsOf(children, path === '' ? parent : pattern);
    return index || path.includes('*') ? [] : [pattern];
  });
}

it('every page can be opened in the studio', () => {
  const { children } = SiteRoutes().props as { readonly children: ReactNode };
  const patterns = patternsOf(createRoutesFromElements(children));
  expect(patterns).toContain('/auth/games/:type/:slot');
  const shown = previewRoutes.map(({ path }) => path.split('?')[0] ?? '');
  // It only redirects to the log-in page.
  const redirects = ['/auth/login'];
  expect(
    patterns.filter(
      (pattern) => !redirects.includes(pattern) && !shown.some((path) => matchPath(pattern, path)),
    ),
    'Add the page to previewRoutes in schemas/preview/routes.ts: the studio opens pages by that list.',
  ).toEqual([]);
});
