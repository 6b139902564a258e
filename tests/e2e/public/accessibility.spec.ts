import { accessibilityViolations } from '../support/axe';
import { publicPaths, waitUntilLoaded, sidewaysScroll } from '../support/pages';
import { brands, brandUrl, expect, test } from '../support/site';

test.use({ viewport: { width: 360, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

for (const { id } of brands) {
  test(`LAY-14 LAY-27 every public page of ${id} is accessible and fits 360 px`, async ({ page }) => {
    test.slow();
    for (const path of publicPaths) {
      await page.goto(brandUrl(id, path));
      await waitUntilLoaded(page);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
    }
  });
}
