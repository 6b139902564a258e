import { accessibilityViolations } from '../support/axe';
import { foreignWords } from '../support/language';
import { publicPaths, waitUntilLoaded, sidewaysScroll, smallTargets } from '../support/pages';
import { brands, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

test.use({ viewport: { width: 360, height: 640 } });

const simple = brandWith(({ layout }) => layout.public === 'simple');
/** Pages that are checked at every width: both layouts, and the longest form. */
const wide = new Set([`${primaryBrand}/`, `${simple}/`, `${primaryBrand}/register`]);
/** Pages without embedded content of others. */
const firstScreens: readonly string[] = ['/', '/login'];

for (const { id } of brands) {
  test(`W1 LAY-01 LAY-14 LAY-27 every public page of ${id} is Thai, accessible, fits its width and has targets of 44 px; first screens use no other host`, async ({
    page,
  }) => {
    test.slow();
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    for (const path of publicPaths) {
      requests.length = 0;
      await page.goto(brandUrl(id, path));
      await waitUntilLoaded(page);
      if (firstScreens.includes(path)) {
        const remote = requests.filter(({ protocol }) => protocol.startsWith('http'));
        expect(remote.length).toBeGreaterThan(0);
        expect(remote.filter(({ hostname }) => hostname !== `${id}.localhost`)).toEqual([]);
      }
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe('th');
      expect.soft(await foreignWords(page, id), path).toEqual([]);
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await smallTargets(page), path).toEqual([]);
      expect(await accessibilityViolations(page, { severeOnly: true }), path).toEqual([]);
      if (!wide.has(id + path)) continue;
      for (const width of [390, 412, 768, 1280, 360]) {
        await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
        expect(await sidewaysScroll(page), `${id}${path} at ${width}`).toBe(0);
      }
    }
  });
}
