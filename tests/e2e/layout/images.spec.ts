import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { imageItem } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

const brand = brandWith(({ layout }) => layout.public === 'classic');
const blank =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40"/></svg>';

test('LAY-14 every page has the configured background @prove', async ({ page }) => {
  await answer(page, 'GET /api/configuration', { data: [imageItem('home.normal.background', 'icon.svg')] });
  for (const path of ['/', '/login', '/contact', '/404', '/ma']) {
    await page.goto(brandUrl(brand, path));
    const backdrop = page.getByTestId('backdrop');
    await expect(backdrop.locator('img'), path).toHaveAttribute('src', '/brand/icon.svg');
    expect(await backdrop.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  }
});

test('LAY-15 a broken image is replaced by the placeholder once, and a broken placeholder is not requested again', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(/\/brand\/(gone|placeholder)\.svg$/, (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ status: 404, body: '' });
  });
  await answer(page, 'GET /api/configuration', { data: [imageItem('home.top.casino', 'gone.svg')] });
  await page.goto(brandUrl(brand, '/contact'));
  await expect(page.getByRole('button', { name: 'คาสิโน' }).locator('img')).toHaveAttribute(
    'src',
    '/brand/placeholder.svg',
  );
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => path.includes('gone')).length).toBeLessThanOrEqual(2);
  expect(requests.filter((path) => path.includes('placeholder')).length).toBeLessThanOrEqual(2);
});

test('ENT-09 ST-11 API-104 each key has its place; the last duplicate wins, unknown keys are ignored, missing ones use the brand’s image @prove', async ({
  page,
}) => {
  await page.route('**/brand/p-*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  );
  const keys = ['normal.logo', 'normal.background', 'top.background', 'top.casino', 'top.slot', 'top.sport'];
  await answer(page, 'GET /api/configuration', {
    data: [
      imageItem('home.normal.logo', 'p-first.svg'),
      ...keys.map((key) => imageItem(`home.${key}`, `p-${key}.svg`)),
      imageItem('home.unknown', 'p-unknown.svg'),
    ],
    delayMs: 1_000,
  });
  await page.goto(brandUrl(brand, '/promotion'));
  // Until the response arrives, all of the brand's own images are shown.
  await expect(page.getByTestId('logo')).toHaveAttribute(
    'src',
    `/brand/${brandOf(brand).images['home.normal.logo']}`,
  );
  expect(await brokenImages(page)).toEqual([]);

  const at = (path: string) => `/brand/p-${path}.svg`;
  await expect(page.getByTestId('logo')).toHaveAttribute('src', at('normal.logo'));
  await expect(page.getByTestId('backdrop').locator('img')).toHaveAttribute('src', at('normal.background'));
  const bar = page.getByTestId('top-bar');
  for (const item of ['background', 'casino', 'slot', 'sport']) {
    await expect(bar.locator(`img[src="${at(`top.${item}`)}"]`)).toHaveCount(1);
  }
  await expect(bar.getByRole('link', { name: 'ติดต่อเรา' }).locator('img')).toHaveAttribute(
    'src',
    `/brand/${brandOf(brand).images['home.top.contact']}`,
  );
  await expect(page.locator('img[src*="p-unknown"], img[src*="p-first"]')).toHaveCount(0);
  expect(await brokenImages(page)).toEqual([]);
});

test('ENT-09 RTM-06 API-105 the member configuration sets the images of the tiles and the middle button @prove', async ({
  page,
}) => {
  await page.route('**/brand/p-*.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: blank }),
  );
  await answer(page, 'GET /api/auth/configuration/list', {
    data: ['dashboard.huay', 'dashboard.allGame', 'menuBottom.allGame'].map((key) =>
      imageItem(`home.${key}`, `p-${key}.svg`),
    ),
  });
  await openAs(page, await sharedMember(brand), '/auth/dashboard');
  await expect(page.getByTestId('tile-huay')).toHaveAttribute('src', '/brand/p-dashboard.huay.svg');
  await expect(page.getByTestId('tile-all')).toHaveAttribute('src', '/brand/p-dashboard.allGame.svg');
  await expect(page.getByTestId('bottom-bar').locator('img')).toHaveAttribute(
    'src',
    '/brand/p-menuBottom.allGame.svg',
  );
});

test('BRD-02 ENT-10 a published image overrides the brand file’s; other URL schemes show the placeholder', async ({
  page,
}) => {
  const absolute = brandUrl(brand, '/brand/icon.svg');
  await patchBrand(page, {
    images: { 'home.top.slot': 'icon.svg', 'home.top.sport': 'javascript:alert(1)' },
  });
  await answer(page, 'GET /api/configuration', {
    data: [imageItem('home.top.casino', absolute), imageItem('home.top.contact', 'ftp://a.example/x.svg')],
  });
  await page.goto(brandUrl(brand, '/contact'));
  const images = page.getByTestId('top-bar').getByRole('navigation').locator('img');
  await expect(images.nth(0)).toHaveAttribute('src', absolute);
  await expect(images.nth(1)).toHaveAttribute('src', '/brand/icon.svg');
  await expect(images.nth(2)).toHaveAttribute('src', '/brand/placeholder.svg');
  await expect(images.nth(3)).toHaveAttribute('src', '/brand/placeholder.svg');
});

/** Addresses of images that finished loading without pixels. */
function brokenImages(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
      .map(({ src }) => src),
  );
}
