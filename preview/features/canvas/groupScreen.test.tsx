import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { flags as flagSchema } from '#schemas/brand/flags';
import type { Brand } from '#schemas/brand/brand';
import { previewRoutes, type Screen } from '#schemas/preview/routes';
import { GroupList } from '@studio/features/brands/GroupList';
import { BackButton } from './ViewBar';
import { openForm, serveEditor } from '@studio/testing/openForm';
import { pageServer } from '@backoffice/testing/pageServer';
import { initialView, readView } from '@studio/core/browser/view';
import { type GroupId, groupIds } from '@studio/features/settings/groups';
import { screenFor, screensOfGroup } from '@studio/features/screens/groupScreen';

/** Where the frames go when each group is opened. */
const opens: Readonly<Record<Exclude<GroupId, 'desk'>, Screen>> = {
  identity: '/',
  theme: '/',
  look: '/',
  layout: '/',
  images: '/',
  banners: '/',
  games: '/auth/games/category',
  contacts: '/contact',
  flags: '/auth/dashboard',
  levels: '/auth/user/ranking',
  bonus: '/promotion',
  limits: '/auth/withdraw',
  prizes: '/auth/media/wheel',
  rewards: '/auth/reward',
  leaderboard: '/auth/user/ranking?tab=leaderboard',
  embeds: '/live-score',
  texts: '/',
  technical: '/',
};
const sections = ['hero', 'banner'] as const;
const layout = { public: 'classic', landing: sections, dashboard: ['banner'] } as unknown as Brand['layout'];
const all = (isOn: boolean) => ({
  flags: Object.fromEntries(Object.keys(flagSchema.properties).map((flag) => [flag, isOn])) as Brand['flags'],
  layout,
});
/** A page that no group names. */
const elsewhere = { ...initialView, route: '/404' };

describe('screenFor', () => {
  const shown = groupIds.filter((group) => group !== 'desk');
  it.each(shown)('opening %s shows a screen that it changes', (group) => {
    const { route, state } = screenFor({ group }, elsewhere, all(true));
    expect(route).toBe(opens[group]);
    const { access } = previewRoutes.find(({ path }) => path === route) ?? {};
    expect(state?.member === 'visitor').toBe(access === 'public');
  });

  it.each(groupIds)('opening %s leads nowhere from a screen that shows it', (group) => {
    for (const route of screensOfGroup(group)) {
      const there = { ...elsewhere, ...screenFor({ group }, elsewhere, all(true)), route };
      const { access } = previewRoutes.find(({ path }) => path === route) ?? {};
      const member = access === 'member' ? 'level-3' : 'visitor';
      expect(screenFor({ group }, { ...there, state: { ...there.state, member } }, all(true))).toEqual({});
    }
  });

  it('stays where it is for settings that members do not see', () => {
    expect(screenFor({ group: 'desk' }, elsewhere, all(true))).toEqual({});
  });

  it('skips screens that the brand has switched off, and opens none when all are off', () => {
    const brand = { layout, flags: { ...all(true).flags, wheel: false } };
    expect(screenFor({ group: 'prizes' }, elsewhere, brand).route).toBe('/auth/media/flip-card');
    expect(screenFor({ group: 'rewards' }, elsewhere, all(false))).toEqual({});
  });

  it('goes to the page whose layout has the section', () => {
    const brand = { ...all(true), layout: { ...layout, landing: ['hero' as const] } };
    expect(screenFor({ group: 'banners' }, elsewhere, brand).route).toBe('/auth/dashboard');
    expect(screenFor({ group: 'banners' }, initialView, brand).route).toBe('/auth/dashboard');
  });

  it('a member’s screen comes with a logged-in member', () => {
    const now = { ...initialView, route: '/auth/user/ranking' };
    expect(screenFor({ group: 'levels' }, now, all(true)).state?.member).toBe('level-1');
  });

  it('a single setting opens the screen that shows it', () => {
    const to = (path: string, group: GroupId) => screenFor({ group, path }, elsewhere, all(true)).route;
    expect(to('/limits/depositQuick', 'limits')).toBe('/auth/deposit');
    expect(to('/embeds/movies/0/url', 'embeds')).toBe('/auth/media/movie');
    expect(to('/flipCard/cards', 'prizes')).toBe('/auth/media/flip-card');
  });
});

pageServer(serveEditor);

const view = () => readView(new URLSearchParams(window.location.search));
const open = (query: string) =>
  openForm(
    query,
    <>
      <GroupList />
      <BackButton />
    </>,
  );
const back = () => screen.queryByRole('button', { name: /^กลับไปหน้าที่ดูอยู่ก่อน/ });

describe('opening a group', () => {
  it('changes the screen; one click returns to the screen that was chosen before, also after several groups', async () => {
    const { user } = await open('route=/login&group=theme&language=en');
    await user.click(screen.getByRole('button', { name: /^ระดับสมาชิก/ }));
    expect(view()).toMatchObject({ group: 'levels', route: '/auth/user/ranking', language: 'en' });
    await user.click(screen.getByRole('button', { name: /^วงเงินและขอบเขต/ }));
    expect(view()).toMatchObject({ group: 'limits', route: '/auth/withdraw', state: { member: 'level-1' } });
    await user.click(back() as HTMLElement);
    expect(view()).toMatchObject({ group: 'limits', route: '/login', state: { member: 'visitor' } });
    expect(back()).toBeNull();
  });

  it('is a single step in the browser history', async () => {
    const { user } = await open('route=/login&group=theme');
    await user.click(screen.getByRole('button', { name: /^ระดับสมาชิก/ }));
    act(() => window.history.back());
    await waitFor(() => expect(view()).toMatchObject({ group: 'theme', route: '/login' }));
  });

  it('does not leave a screen that shows the group, or one where an element was picked', async () => {
    const { user, focusSetting } = await open('route=/login&group=levels');
    await user.click(screen.getByRole('button', { name: /^สีและรูปทรง/ }));
    expect(view()).toMatchObject({ group: 'theme', route: '/login' });
    focusSetting('/limits/withdrawMin', ['/limits/withdrawMin', '/theme/text']);
    await waitFor(() => expect(view()).toMatchObject({ group: 'limits', route: '/login' }));
    expect(back()).toBeNull();
  });
});
