import { waitUntilLoaded, sidewaysScroll } from '../support/pages';
import { brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const simple = brandWith(({ layout }) => layout.public === 'simple');

test('LAY-27 nothing scrolls sideways from 360 to 1280 px', async ({ page }) => {
  for (const [brand, path] of [
    [primaryBrand, '/'],
    [simple, '/'],
    [primaryBrand, '/register'],
  ] as const) {
    await page.goto(brandUrl(brand, path));
    await waitUntilLoaded(page);
    for (const width of [360, 390, 412, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sidewaysScroll(page), `${brand}${path} at ${width}`).toBe(0);
    }
  }
});

test('LAY-27 digits get a number pad', async ({ page }) => {
  await page.goto(brandUrl(primaryBrand, '/register'));
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveAttribute('inputmode', 'numeric');
});
