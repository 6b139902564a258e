import { accessibilityViolations } from '../support/axe';
import { foreignWords } from '../support/language';
import { publicPaths, waitUntilLoaded, sidewaysScroll, smallTargets } from '../support/pages';
import { brands, brandUrl, expect, test } from '../support/site';

test.use({ viewport: { width: 360, height: 640 } });

for (const { id } of brands) {
  test(`LAY-01 LAY-14 LAY-27 every public page of ${id} is Thai, accessible, fits 360 px and has targets of 44 px`, async ({
    page,
  }) => {
    test.slow();
    for (const path of publicPaths) {
      await page.goto(brandUrl(id, path));
      await waitUntilLoaded(page);
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe('th');
      expect.soft(await foreignWords(page, id), path).toEqual([]);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await smallTargets(page), path).toEqual([]);
      expect(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
    }
  });
}
