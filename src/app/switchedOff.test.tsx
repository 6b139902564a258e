import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { FeatureFlag } from '#schemas/brand/flags';
import { flags as schema } from '#schemas/brand/flags';
import { type PreviewRoute, previewRoutes } from '#schemas/preview/routes';
import { splitKey } from '#core/contract/request';
import { openSite } from '@/testing/openSite';
import { callMatcher } from '#scenarios/matchCall';
import { shipped } from '@/testing/shipped';

const NOT_FOUND = 'ไม่พบหน้าที่คุณต้องการ';

/** Features that are only a tab or a dialog, so the page stays. Every other switched-off page is not found. */
const instead: Partial<Record<FeatureFlag, string>> = {
  checkIn: 'ยอดเงินคงเหลือ',
  leaderboard: 'ระดับปัจจุบัน',
};

const all = Object.keys(schema.properties) as FeatureFlag[];
const embeds = { ...shipped.embeds, liveScore: 'https://a.example/', score: 'https://b.example/' };
const bottomBar = { ...shipped.bottomBar, slot4: 'withdraw' } as const;
const without = (...off: readonly FeatureFlag[]) => ({
  embeds,
  bottomBar,
  flags: { ...shipped.flags, ...Object.fromEntries(all.map((flag) => [flag, !off.includes(flag)])) },
});
const member = { member: 'level-2', checkIn: 'done', account: 'full' } as const;
const stateOf = (page: string) => (page.startsWith('/auth') ? member : {});
const matchOf = callMatcher(callKeys);

/** Addresses of all links on the page now. */
function links(): string[] {
  const all = [...document.querySelectorAll('a[href^="/"]')].map((link) => link.getAttribute('href') ?? '');
  return all.map(pageOf);
}

async function stands(): Promise<void> {
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
}

const pageOf = (path: string) => path.split('?')[0] ?? '';
/** Pages that need an area, each once; the studio's route picker uses the same rule. */
const pages = (previewRoutes as readonly PreviewRoute[]).filter(
  ({ path, needs }, at, routes) =>
    needs.length > 0 &&
    routes.findIndex(
      (other) => pageOf(other.path) === pageOf(path) && other.needs.join() === needs.join(),
    ) === at,
);
const areas = new Map(pages.map(({ needs }) => [needs.join(), needs]));
/** Pages that do not exist without these areas. */
const pagesOf = (needs: readonly FeatureFlag[]) =>
  pages.filter((page) => page.needs.join() === needs.join()).map(({ path }) => path);

describe('areas that are switched off for this brand', () => {
  it.each(pages)('$path without $needs', async ({ path, needs }) => {
    const { asked } = await openSite(path, {}, without(...needs), stateOf(path));
    const [first] = needs;
    const shown = (first && instead[first]) ?? NOT_FOUND;
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    expect(refused(asked(), needs)).toEqual([]);
  });

  it.each([
    '/',
    '/login',
    '/contact',
    '/auth/dashboard',
    '/auth/contact',
    '/auth/deposit',
    '/auth/transaction/history',
  ])('nothing on %s leads to them, and nothing of theirs is asked for', async (path) => {
    const { asked } = await openSite(path, {}, without(...all), stateOf(path));
    await stands();
    const theirs = pages.map((page) => page.path);
    expect(links().filter((href) => theirs.includes(href))).toEqual([]);
    expect(refused(asked(), all)).toEqual([]);
  });

  it('the dashboard links to the pages of each area, and to none of an area that is off', async () => {
    const { publish } = await openSite('/auth/dashboard', {}, without(), member);
    await stands();
    const ways = await waitFor(() => {
      const found = links();
      expect(found).toContain('/auth/cashback');
      return found;
    });
    const led = [...areas.values()].filter((needs) => pagesOf(needs).some((page) => ways.includes(page)));
    expect(led.length).toBeGreaterThan(5);
    for (const needs of led) {
      publish(without(...needs));
      expect([needs, links().filter((href) => pagesOf(needs).includes(href))]).toEqual([needs, []]);
    }
  });
});

/** Calls that a server would refuse to a brand with these areas off. */
function refused(asked: readonly string[], off: readonly FeatureFlag[]): string[] {
  return asked.filter((call) => {
    const { method, path } = splitKey(call);
    const found = matchOf(method, path);
    const needed = found && callSpecs[found.key].features;
    return needed?.every((flag) => off.includes(flag)) ?? false;
  });
}
