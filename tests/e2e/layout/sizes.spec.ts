import type { Page } from '@playwright/test';
import { openAs, sharedMember } from '../support/member';
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

test('LAY-27 touch targets are at least 44 px, and digits open a number pad', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/', '/login', '/register', '/contact']) {
    await page.goto(brandUrl(primaryBrand, path));
    await waitUntilLoaded(page);
    expect(await smallTargets(page), path).toEqual([]);
  }
  await page.goto(brandUrl(primaryBrand, '/register'));
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveAttribute('inputmode', 'numeric');
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await waitUntilLoaded(page);
  expect(await smallTargets(page)).toEqual([]);
});

test('LAY-27 the bottom bar does not cover the last control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  for (const path of [
    '/auth/dashboard',
    '/auth/deposit',
    '/auth/settings/change-password',
    '/auth/contact',
  ]) {
    await page.goto(brandUrl(primaryBrand, path));
    await waitUntilLoaded(page);
    const last = page.getByRole('main').locator('button:visible, a:visible').last();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const bar = await page.getByTestId('bottom-bar').boundingBox();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 999), path).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

/** Controls that are too small to touch; links inside a sentence are text. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select')]
      .filter((element) => !element.closest('[aria-hidden=true]') && element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
  );
}
