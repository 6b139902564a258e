import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesFromElements, matchPath, type RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { previewRoutes } from '#schemas/preview/routes';
import { openSite } from '@/testing/openSite';
import { SiteRoutes } from './AppRoutes';
import { MemberRoutes } from './MemberRoutes';

/** Path patterns of all routes that render a page. */
function patternsOf(routes: readonly RouteObject[], parent = ''): string[] {
  return routes.flatMap(({ path = '', children, index }) => {
    const pattern = path.startsWith('/') ? path : `${parent}/${path}`;
    if (children) return patternsOf(children, path === '' ? parent : pattern);
    return index || path.includes('*') ? [] : [pattern];
  });
}

const routesOf = (component: () => { readonly props: unknown }) =>
  createRoutesFromElements((component().props as { readonly children: ReactNode }).children);

it('every page can be opened in the studio', () => {
  const patterns = [...patternsOf(routesOf(SiteRoutes)), ...patternsOf(routesOf(MemberRoutes), '/auth')];
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

it.each(['/auth', '/auth/'])('RTM-04 %s redirects to the dashboard', async (address) => {
  await openSite(address, {}, {}, { member: 'level-2' });
  await waitFor(() => expect(document.querySelector('[data-section="balance"]')).not.toBeNull());
});

/** The member routes of the specification (section 2). */
const memberRoutes =
  'dashboard deposit deposit/slip withdraw affiliate winlost transaction/history reward reward/c1 settings/change-password settings/manage-address user/ranking contact media media/wheel media/movie media/flip-card media/flip-card-reward media/promotion games/category games/slot/JK'.split(
    ' ',
  );

it('the specification has 21 member routes', () => {
  expect(new Set(memberRoutes).size).toBe(21);
});

it.each(memberRoutes)(
  'RTM-01 /auth/%s sends a visitor to the log-in page, without member calls',
  async (route) => {
    const { asked } = await openSite(`/auth/${route}`);
    expect(await screen.findByRole('form', { name: 'แบบฟอร์มเข้าสู่ระบบ' })).toBeVisible();
    expect(asked().filter((call) => call.includes(' /api/auth/'))).toEqual([]);
  },
);

it('ERR-06 /auth/login is an alias of /login', async () => {
  await openSite('/auth/login');
  expect(await screen.findByRole('form', { name: 'แบบฟอร์มเข้าสู่ระบบ' })).toBeVisible();
});
