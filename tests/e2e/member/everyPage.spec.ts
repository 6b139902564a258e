import type { Page } from '@playwright/test';
import { bankCodes } from '#schemas/common/banks';
import { accessibilityViolations } from '../support/axe';
import { foreignWords } from '../support/language';
import { openAs, sharedMember } from '../support/member';
import { showDeposits } from '../support/money';
import { memberPaths, waitUntilLoaded, sidewaysScroll, smallTargets } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const light = brandWith(({ theme }) => theme.scheme === 'light');
const pathsOf = (brand: string) => [
  ...memberPaths,
  ...(brandOf(brand).flags.media ? ['/auth/media' as const] : []),
];

test.describe('every member page', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  const paths = pathsOf(primaryBrand);
  const half = Math.ceil(paths.length / 2);
  // Two parts, so that two workers share the longest journey.
  for (const [n, part] of [paths.slice(0, half), paths.slice(half)].entries()) {
    test(`LAY-01 LAY-04 LAY-14 LAY-27 member pages of ${primaryBrand}, part ${n + 1}: Thai, accessible, 44 px targets above the bar, 360 to 1280 px`, async ({
      page,
    }) => {
      test.slow();
      const member = await sharedMember(primaryBrand);
      await openAs(page, member, '/404');
      for (const path of part) {
        await page.goto(brandUrl(primaryBrand, path));
        await waitUntilLoaded(page);
        const header = page.getByRole('banner');
        await expect(header, path).toContainText(member.user.name);
        await expect(header, path).toContainText(member.username);
        await expect(header.getByRole('button', { name: 'ออกจากระบบ' }), path).toBeVisible();
        const names = [...bankCodes, member.username];
        expect.soft(await foreignWords(page, primaryBrand, names), path).toEqual([]);
        expect(await smallTargets(page), path).toEqual([]);
        expect(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
        await expect.poll(() => hiddenByBar(page), path).toBeLessThanOrEqual(0);
        for (const width of [390, 412, 768, 1280, 360]) {
          await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
          expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
        }
      }
    });
  }

  // The layout is the same; contrast is the brand's own.
  test(`LAY-14 member pages of ${light} are readable in its light colours`, async ({ page }) => {
    test.slow();
    await openAs(page, await sharedMember(light), '/404');
    for (const path of pathsOf(light)) {
      await page.goto(brandUrl(light, path));
      await waitUntilLoaded(page);
      expect(await accessibilityViolations(page, { severeOnly: true, colorsOnly: true }), path).toEqual([]);
    }
  });
});

test.describe('on a phone set to UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('LAY-26 a request made before midnight UTC has the date of the next day in Bangkok', async ({
    page,
  }) => {
    const row = { uuid: 'd', amount: 1234.5, bonus: 0, channel: 'BANK', status: 'SUCCESS' } as const;
    await showDeposits(page, [{ ...row, createdAt: '2026-11-13T18:30:00Z' }]);
    await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history?type=deposit');
    await expect(page.getByRole('heading', { name: '14 พฤศจิกายน 2569' })).toBeVisible();
    await expect(page.getByTestId('history-row')).toContainText('01:30');
    await expect(page.getByTestId('history-row')).toContainText('+1,234.50');
  });
});

/** Pixels of the last control that the bottom bar covers when the page is scrolled to its end. */
async function hiddenByBar(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
  });
  const last = await page.getByRole('main').locator('button:visible, a:visible').last().boundingBox();
  const bar = await page.getByTestId('bottom-bar').boundingBox();
  if (!last || !bar) throw new Error('The page has no control, or no bar.');
  return last.y + last.height - bar.y;
}
