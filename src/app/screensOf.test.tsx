import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import type { FeatureFlag } from '#schemas/brand/flags';
import { flags as schema } from '#schemas/brand/flags';
import { previewRoutes, type Screen, screensOf, screensOfSetting } from '#schemas/preview/routes';
import { openSite } from '@/testing/openSite';
import { shipped } from '@/testing/shipped';

const said = (th: string) => ({ th, en: th });
const on = Object.fromEntries(
  (Object.keys(schema.properties) as FeatureFlag[]).map((flag) => [flag, true]),
) as Brand['flags'];
const { levels, limits, look, layout, footer, images, art, legal, embeds, wheel, bonus } = shipped;
const prizes = [
  { ...wheel.prizes[0], id: 'probe', label: said('รางวัลทดลอง') },
] as unknown as typeof wheel.prizes;
const image = 'probe-image.svg';

const everyDay = (gives: number) =>
  Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`day${day}`, gives]));

/** A value that no brand has, and the text that members then see. */
type Probe = readonly [path: string, brand: Partial<Brand>, telltale: string | RegExp];

const probes: readonly Probe[] = [
  ['/displayName', { displayName: 'แบรนด์ทดลอง' }, 'แบรนด์ทดลอง'],
  ['/tagline', { tagline: said('คำโปรยทดลอง') }, 'คำโปรยทดลอง'],
  ['/layout', { layout: { ...layout, public: 'simple' } }, 'ค้นหาเกม'],
  ['/layout/landing', { layout: { ...layout, landing: ['contact'] } }, /data-landing="contact"/],
  ['/layout/dashboard', { layout: { ...layout, dashboard: ['tiles'] } }, /data-section="tiles"/],
  ['/bottomBar', { bottomBar: { slot4: 'media' } }, 'href="/auth/media"'],
  ['/footer', { footer: { ...footer, year: '2547' } }, '2547'],
  ['/assetsBase', { assetsBase: 'https://images.example/' }, 'https://images.example/'],
  ['/images', { images: { ...images, 'home.normal.logo': image } }, image],
  ['/images/home.dashboard.huay', { images: { ...images, 'home.dashboard.huay': image } }, image],
  ['/images/home.dashboard.allGame', { images: { ...images, 'home.dashboard.allGame': image } }, image],
  ['/images/home.menuBottom.allGame', { images: { ...images, 'home.menuBottom.allGame': image } }, image],
  ['/art', { art: { ...art, icon: image, categories: { ...art.categories, slot: image } } }, image],
  ['/banners', { banners: [{ image, title: said('แบนเนอร์ทดลอง'), text: said(''), link: '' }] }, image],
  ['/gameCategories', { gameCategories: ['fishing'] }, 'ยิงปลา'],
  [
    '/providers',
    { providers: { ...shipped.providers, JK: { name: 'ค่ายทดลอง', image, open: true } } },
    'ค่ายทดลอง',
  ],
  ['/contacts', { contacts: { line1: '@probe', line2: '' } }, '@probe'],
  ['/flags', { flags: on }, 'href="/auth/winlost"'],
  [
    '/flags/publicHistory',
    { flags: on, layout: { ...layout, landing: ['history'] } },
    /data-landing="history"/,
  ],
  ['/levels', { levels: { ...levels, 2: { ...levels['2'], label: said('ระดับทดลอง') } } }, 'ระดับทดลอง'],
  ['/bonus', { bonus: { ...bonus, bonusRate: 37, bonusMax: 4_321 } }, '37%'],
  [
    '/turnover',
    { flags: on, turnover: { ...shipped.turnover, window1: { ...shipped.turnover.window1, days: 77 } } },
    /77\u00a0วัน/,
  ],
  ['/limits/withdrawMin', { limits: { ...limits, withdrawMin: 7_654 } }, '7,654'],
  ['/limits/depositMin', { limits: { ...limits, depositMin: 7_654 } }, '7,654'],
  ['/limits/depositMax', { limits: { ...limits, depositMax: 7_654_321 } }, '7,654,321'],
  ['/limits/depositQuick', { limits: { ...limits, depositQuick: [7_654] } }, '7,654'],
  ['/limits/affiliateMin', { limits: { ...limits, affiliateMin: 7_654 } }, '7,654'],
  ['/limits/cashbackMin', { limits: { ...limits, cashbackMin: 7_654 } }, '7,654'],
  ['/limits/slipMaxAgeHours', { limits: { ...limits, slipMaxAgeHours: 7_654 } }, /7,?654/],
  ['/wheel', { wheel: { ...wheel, prizes } }, 'ทดลอง'],
  ['/flipCard', { flipCard: { ...shipped.flipCard, prizes } }, 'รางวัลทดลอง'],
  ['/flipCardReward', { flipCardReward: { ...shipped.flipCardReward, prizes } }, 'รางวัลทดลอง'],
  ['/checkIn', { checkIn: { ...shipped.checkIn, ...everyDay(7_654) } }, /7,?654/],
  [
    '/rewards',
    {
      rewards: {
        ...shipped.rewards,
        categories: [{ id: 'credit', name: said('หมวดทดลอง'), image }],
      },
    },
    'หมวดทดลอง',
  ],
  [
    '/leaderboard',
    { leaderboard: { ...shipped.leaderboard, rows: [{ name: 'probe99', score: 7_654 }] } },
    '7,654',
  ],
  [
    '/embeds/liveScore',
    { embeds: { ...embeds, liveScore: 'https://probe.example/' } },
    'https://probe.example/',
  ],
  ['/embeds/score', { embeds: { ...embeds, score: 'https://probe.example/' } }, 'https://probe.example/'],
  ['/legal', { legal: { ...legal, minimumAge: 7_654 } }, /7,?654/],
  ['/look', { look: { ...look, header: 'floating' } }, 'data-header="floating"'],
  ['/look/navigation', { look: { ...look, navigation: 'dock' } }, 'data-navigation="dock"'],
  ['/look/balance', { look: { ...look, balance: 'banner' } }, 'data-balance="banner"'],
  ['/look/wheelRim', { look: { ...look, wheelRim: 'jewels' } }, 'data-rim="jewels"'],
  ['/look/wheelPointer', { look: { ...look, wheelPointer: 'crown' } }, 'data-pointer="crown"'],
  ['/art/keyVisual', { art: { ...art, keyVisual: image }, look: { ...look, hero: 'split' } }, image],
  ['/art/notFound', { art: { ...art, notFound: image } }, image],
  ['/art/maintenance', { art: { ...art, maintenance: image } }, image],
  ['/art/cardBack', { art: { ...art, cardBack: image } }, image],
  ['/texts', { texts: { th: { 'login:form.submit': 'เข้าทดลอง' }, en: {} } }, 'เข้าทดลอง'],
];

/** Settings that no page of this test shows: colours, the document head, and external hosts. */
const unprobed = ['theme', 'description', 'chat'];

const shownNow = () => `${document.body.innerHTML} ${document.body.textContent}`;

describe('the screens that show a setting', () => {
  it.each(probes)('%s', async (path, change, telltale) => {
    const [screen] = screensOfSetting(path);
    if (screen === undefined) throw new Error(`No screen shows ${path}.`);
    const { access } = previewRoutes.find((route) => route.path === screen) ?? {};
    const brand = { flags: on, ...change };
    await openSite(screen, {}, brand, access === 'member' ? { member: 'level-2', account: 'full' } : {});
    await waitFor(() => expect(shownNow()).toMatch(telltale));
  });

  it('are listed for each setting that members see', () => {
    const probed = new Set(probes.map(([path]) => path.split('/')[1]));
    const keys = (Object.keys(screensOf) as (keyof typeof screensOf)[]).filter(
      (key) => (screensOf[key] as readonly Screen[]).length > 0,
    );
    expect(keys.filter((key) => !probed.has(key) && !unprobed.includes(key))).toEqual([]);
  });
});
