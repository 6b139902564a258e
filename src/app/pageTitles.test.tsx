import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FeatureFlag } from '#schemas/brand/flags';
import { type PreviewRoute, previewRoutes } from '#schemas/preview/routes';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';
import { pageTitle } from '../prerender';

const brand = {
  embeds: { ...shipped.embeds, liveScore: 'https://a.example/', score: 'https://b.example/' },
  flags: Object.fromEntries(Object.keys(shipped.flags).map((flag) => [flag, true])) as Record<
    FeatureFlag,
    boolean
  >,
};
const member = { member: 'level-2', account: 'full', checkIn: 'done' } as const;
const examples: readonly PreviewRoute[] = [
  ...previewRoutes,
  { path: '/auth/games/slot/nobody', access: 'member', th: '', en: '', needs: [] },
  { path: '/auth/reward/nothing', access: 'member', th: '', en: '', needs: [] },
];
const routes = examples.filter(({ path }) => !path.includes('?'));
const stateOf = (path: string) => (path.startsWith('/auth/') ? member : {});

/** A page has several addresses where campaigns link to it, or where visitors and members have one each. */
const pageOf = (path: string) =>
  path
    .replace(/^\/(regiss?|aff)\/.*/, '/register')
    .replace(/^\/auth\/contact$/, '/contact')
    .replace(/^\/auth\/media\/promotion$/, '/promotion');

/** Opens a page and waits for its title in Thai. */
async function openTitled(path: string) {
  document.title = '';
  const site = await openSite(path, {}, brand, stateOf(path));
  await waitFor(() => expect(document.title).not.toBe(''), { timeout: 20_000 });
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
  return site;
}

const thai = new Map<string, string>();
const english = new Map<string, string>();

describe('titles of documents', () => {
  beforeEach(() => {
    document.title = '';
  });

  it.each(routes)('CON-03 $path names itself and the brand, in both languages', async ({ path }) => {
    const { app } = await openTitled(path);
    const page = pageOf(path);
    const inThai = document.title;
    expect(inThai).toBe(thai.get(page) ?? inThai);
    thai.set(page, inThai);
    await app.i18n.changeLanguage('en');
    if (page === '/') expect(inThai).toBe(shipped.displayName);
    else await waitFor(() => expect(document.title).not.toBe(inThai));
    english.set(page, document.title);
  });

  it.each([
    ['th', thai],
    ['en', english],
  ])('CON-03 no two pages share a title, in %s', (language, pages) => {
    expect(pages.size).toBe(new Set(routes.map(({ path }) => pageOf(path))).size);
    const titles = [...pages.values()];
    expect(titles.filter((title, n) => titles.indexOf(title) !== n)).toEqual([]);
    expect(titles.filter((title) => !title.endsWith(shipped.displayName))).toEqual([]);
    const named = [...pages].filter(([page]) => page !== '/').map(([, title]) => title);
    expect(named.filter((title) => !title.endsWith(` · ${shipped.displayName}`))).toEqual([]);
    const isThai = (title: string) => /[\u0e00-\u0e7f]/.test(title);
    expect(named.filter((title) => isThai(title) !== (language === 'th'))).toEqual([]);
  });

  it('CON-03 the title follows navigation and the published name', async () => {
    const { publish } = await openSite('/contact', {}, brand);
    await waitFor(() => expect(document.title).toBe(`ติดต่อเรา · ${shipped.displayName}`));
    screen.getAllByRole('link', { name: 'โปรโมชั่น' })[0]?.click();
    await waitFor(() => expect(document.title).toBe(`โปรโมชั่น · ${shipped.displayName}`));
    publish({ ...brand, displayName: 'ใหม่' });
    await waitFor(() => expect(document.title).toBe('โปรโมชั่น · ใหม่'));
  });

  it('CON-03 an unknown address has the not-found title', async () => {
    await openTitled('/nowhere');
    expect(document.title).toBe(`ไม่พบหน้าที่คุณต้องการ · ${shipped.displayName}`);
  });

  it.each(['/', '/login', '/register', '/promotion', '/contact'])(
    'CON-03 the prerendered document of %s has the title that the page sets',
    async (path) => {
      await openTitled(path);
      expect(pageTitle(path, { ...shipped, ...brand })).toBe(document.title);
    },
  );

  it.each(['register', 'promotion'] as const)(
    'CON-03 the prerendered document of /%s has the not-found title where the area is switched off',
    async (area) => {
      const off = { ...brand, flags: { ...brand.flags, [area]: false } };
      await openSite(`/${area}`, {}, off);
      const title = pageTitle(`/${area}`, { ...shipped, ...off });
      await waitFor(() => expect(document.title).toBe(title));
      expect(title).toContain('ไม่พบหน้า');
    },
  );

  it('CON-03 a prerendered title uses the brand’s own texts', () => {
    const texts = { th: { 'login:title': 'เข้าบ้าน' }, en: {} };
    expect(pageTitle('/login', { ...shipped, texts })).toBe(`เข้าบ้าน · ${shipped.displayName}`);
  });
});
