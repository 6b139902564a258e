import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callKeys, callSpecs } from '#schemas/api/contract';
import type { FeatureFlag } from '#schemas/brand/flags';
import { flags as schema } from '#schemas/brand/flags';
import { openSite } from '@/testing/openSite';
import { callMatcher } from '@/testing/scenarios/matchCall';
import { shipped } from '@/testing/shipped';
// Fetched beforehand: on a busy machine that takes longer than a test may.
import './layouts/MemberLayout';
import './routes/DashboardPage';
import './routes/NotFoundPage';

const NOT_FOUND = 'ไม่พบหน้าที่คุณต้องการ';

interface Area {
  /** Addresses that are not there without it. */
  readonly pages: readonly string[];
  /** What stands where they lead; that there is no such page, unless said. */
  readonly instead?: string;
  /** Other areas that need the same pages. */
  readonly beside?: readonly FeatureFlag[];
}

/** Areas with pages of their own; the others are parts of pages. */
const areas: Partial<Record<FeatureFlag, Area>> = {
  register: {
    pages: ['/register', '/regis/team/marketing', '/regiss/team/marketing', '/aff/AB12CD'],
    instead: 'ปิดรับสมัครสมาชิกชั่วคราว',
  },
  promotion: { pages: ['/promotion', '/auth/media/promotion'] },
  liveScore: { pages: ['/live-score'] },
  score: { pages: ['/score'] },
  slip: { pages: ['/auth/deposit/slip'], instead: 'จำนวนเงินที่ต้องการฝาก' },
  address: { pages: ['/auth/settings/manage-address'], beside: ['reward'] },
  games: { pages: ['/auth/games/slot/JK'] },
  media: { pages: ['/auth/media'] },
  wheel: { pages: ['/auth/media/wheel'] },
  flipCard: { pages: ['/auth/media/flip-card'] },
  flipCardReward: { pages: ['/auth/media/flip-card-reward'] },
  movie: { pages: ['/auth/media/movie'] },
  reward: { pages: ['/auth/reward', '/auth/reward/credit'] },
  affiliate: { pages: ['/auth/affiliate'] },
  winlost: { pages: ['/auth/winlost'] },
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
  return all.map((href) => href.split('?')[0] ?? '');
}

async function stands(): Promise<void> {
  await screen.findAllByRole('heading');
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeInTheDocument());
}

const entries = Object.entries(areas) as [FeatureFlag, Area][];
const pages = entries.flatMap(([flag, area]) => area.pages.map((page) => ({ flag, page, ...area })));

describe('areas that are switched off for this brand', () => {
  it.each(pages)('$page without $flag', async ({ flag, page, instead = NOT_FOUND, beside = [] }) => {
    const { asked } = await openSite(page, {}, without(flag, ...beside), stateOf(page));
    expect((await screen.findAllByText(instead)).length).toBeGreaterThan(0);
    expect(refused(asked(), [flag, ...beside])).toEqual([]);
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
    const theirs = pages.map(({ page }) => page);
    expect(links().filter((href) => theirs.includes(href))).toEqual([]);
    expect(refused(asked(), all)).toEqual([]);
  });

  it('the dashboard leads to the pages of each area, and to none while that area alone is off', async () => {
    const { publish } = await openSite('/auth/dashboard', {}, without(), member);
    await stands();
    const ways = await waitFor(() => {
      const found = links();
      expect(found).toContain('/auth/settings/manage-address');
      return found;
    });
    const led = entries.filter(([, { pages: theirs }]) => theirs.some((page) => ways.includes(page)));
    expect(led.length).toBeGreaterThan(5);
    for (const [flag, { pages: theirs, beside = [] }] of led) {
      publish(without(flag, ...beside));
      expect([flag, links().filter((href) => theirs.includes(href))]).toEqual([flag, []]);
    }
  });
});

/** Calls that a server would refuse to a brand with these areas off. */
function refused(asked: readonly string[], off: readonly FeatureFlag[]): string[] {
  return asked.filter((call) => {
    const [method = '', path = ''] = call.split(' ');
    const found = matchOf(method, path);
    const needed = found && callSpecs[found.key].features;
    return needed?.every((flag) => off.includes(flag)) ?? false;
  });
}
