import { AxeBuilder } from '@axe-core/playwright';
import { openAs, sharedMember } from '../support/member';
import { showDeposits } from '../support/money';
import { memberPaths, settled, sidewaysScroll, smallTargets } from '../support/pages';
import { brands, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const light = brandWith(({ theme }) => theme.scheme === 'light');
const paths = [...memberPaths, '/auth/media'];

for (const brand of [primaryBrand, light]) {
  test.describe(`every member page of ${brand}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test(`A11Y every member page of ${brand} can be read and used by everybody`, async ({ page }) => {
      test.slow();
      await openAs(page, await sharedMember(brand), '/auth/dashboard');
      for (const path of paths) {
        await page.goto(brandUrl(brand, path));
        await settled(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
        expect(grave.map(({ id, nodes }) => [path, id, ...nodes.map(({ html }) => html)])).toEqual([]);
      }
    });
  });
}

for (const { id } of brands) {
  test(`LAY-27 member pages of ${id} fit from 360 to 1280 px, with room for thumbs and above the bar`, async ({ page }) => {
    test.slow();
    await openAs(page, await sharedMember(id), '/auth/dashboard');
    for (const path of paths) {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(brandUrl(id, path));
      await settled(page);
      expect(await smallTargets(page), path).toEqual([]);
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const last = await page.getByRole('main').locator('button:visible, a:visible').last().boundingBox();
      const bar = await page.getByTestId('bottom-bar').boundingBox();
      expect((last?.y ?? 999) + (last?.height ?? 999), path).toBeLessThanOrEqual(bar?.y ?? 0);
      for (const width of [360, 390, 412, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysScroll(page), `${path} at ${width}`).toBe(0);
      }
    }
  });
}

test.describe('on a phone set to UTC', () => {
  test.use({ timezoneId: 'UTC' });

  test('LAY-26 a request that was made before midnight in Greenwich is of the next day in Bangkok', async ({ page }) => {
    const member = await sharedMember(primaryBrand);
    const row = { uuid: 'd', amount: 1234.5, bonus: 0, channel: 'BANK', status: 'SUCCESS' } as const;
    await showDeposits(page, [{ ...row, createdAt: '2026-11-13T18:30:00Z' }]);
    await openAs(page, member, '/auth/transaction/history?type=deposit');
    await expect(page.getByTestId('history-row')).toContainText('14/11/2026 01:30');
    await expect(page.getByTestId('history-row')).toContainText('+1,234.50');
  });
});
