import { answer } from '../support/answers';
import { routesOf, waitUntilLoaded } from '../support/pages';
import { brandOf, brandUrl, expect, primaryBrand, test } from '../support/site';

/** All calls that a visitor may make (ROL-01). */
const allowed =
  /^\/api\/(auth\/login|setting(\/operational\/website)?|configuration|deposit|withdraw\/history|user\/.+|bank\/name|announcement)$/;

test('ROL-01 API-02 API-04 CON-05 visitors make public calls only, without a token @prove', async ({
  page,
}) => {
  test.slow();
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    requested.add(pathname);
    const headers = request.headers();
    expect(headers, pathname).not.toHaveProperty('authorization');
    expect(headers, pathname).toMatchObject({
      channel: 'web',
      'web-hostname': new URL(brandUrl(primaryBrand)).hostname,
    });
    expect(headers['web-version'], pathname).toMatch(/^\d+\.\d+\.\d+/);
    expect(JSON.stringify(headers), pathname).not.toContain(brandOf(primaryBrand).clientId);
  });
  const siteCalls = [
    '/api/setting',
    '/api/configuration',
    '/api/announcement',
    '/api/deposit',
    '/api/withdraw/history',
  ];
  await page.goto(brandUrl(primaryBrand, '/'));
  await expect.poll(() => siteCalls.filter((path) => !requested.has(path))).toEqual([]);
  for (const path of routesOf(primaryBrand).public) {
    await page.goto(brandUrl(primaryBrand, path));
    await waitUntilLoaded(page);
  }
  expect([...requested].filter((path) => !allowed.test(path))).toEqual([]);
});

test('API-03 detects Android, iOS, an iPad that claims to be a Mac, and desktops @prove', async ({
  browser,
}) => {
  const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/17.0 Safari/605.1.15`;
  const cases = [
    [
      'AND',
      'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      true,
    ],
    [
      'IOS',
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) ${webkit} Version/17.0 Mobile/15E148 Safari/604.1`,
      true,
    ],
    ['IOS', mac, true],
    ['DSK', mac, false],
  ] as const;
  for (const [platform, userAgent, hasTouch] of cases) {
    const page = await browser.newPage({ userAgent, hasTouch, isMobile: hasTouch });
    if (userAgent === mac && hasTouch) {
      await page.addInitScript(() => Object.defineProperty(navigator, 'maxTouchPoints', { get: () => 5 }));
    }
    const seen = await answer(page, 'GET /api/setting/operational/website', { error: 'GENERIC' });
    await page.goto(brandUrl(primaryBrand, '/login'));
    await expect.poll(() => seen[0]?.headers['platform'], userAgent).toBe(platform);
    await page.close();
  }
});
