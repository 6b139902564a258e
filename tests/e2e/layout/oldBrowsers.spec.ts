import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** A user agent of Chrome on Android; `src/unsupportedBrowser.test.ts` checks the versions of all browsers. */
const chrome = (version: number) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Mobile Safari/537.36`;

test('LAY-19 LAY-20 ERR-11 an outdated browser is advised to update before the app runs and after, a supported one is not', async ({
  browser,
}) => {
  for (const [version, isOld] of [
    [78, true],
    [79, false],
  ] as const) {
    const page = await browser.newPage({ userAgent: chrome(version) });
    const banner = page.getByText('เบราว์เซอร์ของคุณเป็นรุ่นเก่า');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/app/index-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(brandUrl(primaryBrand, '/contact'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(isOld ? 1 : 0);
    release();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toHaveCount(isOld ? 1 : 0);
    await page.close();
  }
});
