import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../support/axe';
import { openAs, sharedMember } from '../support/member';
import { showDeposits } from '../support/money';
import { memberPaths, waitUntilLoaded, sidewaysScroll, smallTargets } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const light = brandWith(({ theme }) => theme.scheme === 'light');
/** The member pages that a brand has, in two parts. */
const halvesOf = (brand: string) => {
  const paths = [...memberPaths, ...(brandOf(brand).flags.media ? ['/auth/media'] : [])];
  const half = Math.ceil(paths.length / 2);
  return [paths.slice(0, half), paths.slice(half)];
};

test.describe('every member page', () => {
  test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

  for (const brand of [primaryBrand, light]) {
    for (const [n, half] of halvesOf(brand).entries()) {
      test(`LAY-14 LAY-27 member pages of ${brand}, part ${n + 1}: readable, thumb-sized, above the bar, 360 to 1280 px`, async ({
        page,
      }) => {
        test.slow();
        await openAs(page, await sharedMember(brand), '/auth/dashboard');
        for (const path of half) {
          await page.goto(brandUrl(brand, path));
          await waitUntilLoaded(page);
          expect(await smallTargets(page), path).toEqual([]);
          expect(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
          expect(await hiddenByBar(page), path).toBeLessThanOrEqual(0);
          for (const width of [360, 390, 412, 768, 1280]) {
            await page.setViewportSize({ width, height: 800 });
            expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
          }
          await page.setViewportSize({ width: 360, height: 640 });
        }
      });
    }
  }
});

test.describe('on a phone set to UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('LAY-26 a row created before midnight UTC has the next day’s date in Bangkok', async ({ page }) => {
    const row = { uuid: 'd', amount: 1234.5, bonus: 0, channel: 'BANK', status: 'SUCCESS' } as const;
    await showDeposits(page, [{ ...row, createdAt: '2026-11-13T18:30:00Z' }]);
    await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history?type=deposit');
    await expect(page.getByTestId('history-row')).toContainText('14/11/2026 01:30');
    await expect(page.getByTestId('history-row')).toContainText('+1,234.50');
  });
});

/** Pixels of the last control that the bottom bar covers when the page is scrolled to the end. */
async function hiddenByBar(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const last = await page.getByRole('main').locator('button:visible, a:visible').last().boundingBox();
  const bar = await page.getByTestId('bottom-bar').boundingBox();
  if (!last || !bar) throw new Error('The page has no control, or no bar.');
  return last.y + last.height - bar.y;
}
