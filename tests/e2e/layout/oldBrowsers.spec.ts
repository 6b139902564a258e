import { brandUrl, expect, primaryBrand, test } from '../support/site';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const chrome = (n: number) =>
  `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/${n}.0.0.0 Mobile Safari/537.36`;
const ios = (os: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const mac = (n: number) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_14) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${n}.0 Safari/605.1.15`;

/** Per family: the last unsupported version, then the first supported one. */
const families: Record<string, readonly [old: string, least: string]> = {
  Chrome: [chrome(78), chrome(79)],
  Firefox: [79, 80].map(
    (n) => `Mozilla/5.0 (X11; Linux x86_64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`,
  ) as [string, string],
  Opera: [85, 86].map(
    (n) => `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/100.0.0.0 Safari/537.36 OPR/${n}.0.0`,
  ) as [string, string],
  Safari: [mac(11), mac(12)],
  Edge: [14, 15].map(
    (n) => `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/80.0.0.0 Safari/537.36 Edge/${n}.15063`,
  ) as [string, string],
  'Samsung Browser': [19, 20].map(
    (n) =>
      `Mozilla/5.0 (Linux; Android 12; SAMSUNG SM-A515F) ${webkit} SamsungBrowser/${n}.0 Chrome/106.0.0.0 Mobile Safari/537.36`,
  ) as [string, string],
  'Mobile Safari': [
    ios('12_5', 'Version/12.1.2 Mobile/15E148 Safari/604.1'),
    ios('13_0', 'Version/13.0 Mobile/15E148 Safari/604.1'),
  ],
};

/** User agents that the specification leaves open (LAY-20): true where the banner shows. */
const others: readonly (readonly [name: string, userAgent: string, isOld: boolean])[] = [
  ['LINE on an old Android', `${chrome(70)} Line/11.0.0`, false],
  ['Chrome on iOS 12', ios('12_4', 'CriOS/88.0 Mobile/15E148 Safari/604.1'), true],
  ['Chrome on iOS 13', ios('13_3', 'CriOS/88.0 Mobile/15E148 Safari/604.1'), false],
  [
    'Edge 79 of Chromium',
    `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/79.0.0.0 Safari/537.36 Edg/79.0.309`,
    false,
  ],
  ['an unknown browser', 'Mozilla/5.0 (compatible; Nobody/1.0)', false],
];

const cases = [
  ...Object.entries(families).flatMap(([name, [old, least]]) => [
    [`${name} below its least version`, old, true] as const,
    [`${name} at its least version`, least, false] as const,
  ]),
  ...others,
];

test('LAY-19 LAY-20 ERR-11 outdated browsers are asked to update, others see no banner', async ({
  browser,
}) => {
  test.slow();
  for (const [name, userAgent, isOld] of cases) {
    const page = await browser.newPage({ userAgent });
    // The browser support check runs before the app and without it.
    await page.route('**/app/index-*.js', (route) => route.abort());
    await page.goto(brandUrl(primaryBrand, '/contact'), { waitUntil: 'domcontentloaded' });
    const banner = page.getByText('เบราว์เซอร์ของคุณเป็นรุ่นเก่า');
    if (isOld) await expect(banner, name).toBeVisible();
    else await expect(banner, name).toHaveCount(0);
    await page.close();
  }
});

test('LAY-19 the banner remains after hydration', async ({ browser }) => {
  const page = await browser.newPage({ userAgent: chrome(78) });
  await page.goto(brandUrl(primaryBrand, '/contact'));
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('เบราว์เซอร์ของคุณเป็นรุ่นเก่า')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.close();
});
