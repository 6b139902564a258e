import type { BrowserContext, Page } from '@playwright/test';
import { demoMember, keepCheckInClosed, openAs } from '../support/member';
import { memberPagesOf, navigate, routesOf, waitUntilLoaded, sample } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const BANNER = 'ไม่มีสัญญาณอินเทอร์เน็ต';
const publicRoutes = routesOf(primaryBrand).public;
const memberRoutes = sample(memberPagesOf(primaryBrand));
/** Longer than an unused response is cached. */
const CACHED_MS = 61_000;

test('LAY-29 without a network a member keeps header, bar and page; every other page opens by itself when it returns @prove', async ({
  page,
  context,
}) => {
  test.slow();
  await openContactPage(page);
  await keepsPage(page, context);
  let waited = 0;
  for (const path of memberRoutes) {
    waited += await recovers(page, context, path, async () => {
      await expect(page.getByRole('banner'), path).toBeVisible();
      await expect(page.getByTestId('bottom-bar'), path).toBeVisible();
    });
  }
  // The others share the code of one of these.
  expect(waited).toBeGreaterThan(memberRoutes.length / 2);
});

test('LAY-29 a member page whose data failed without a network fetches it when the network returns', async ({
  page,
  context,
}) => {
  test.slow();
  await page.clock.install();
  await openContactPage(page);
  for (const path of memberRoutes) {
    await navigate(page, path);
    await expectComplete(page, path);
  }
  await page.clock.fastForward(CACHED_MS);
  for (const path of memberRoutes) await recovers(page, context, path);
});

test('LAY-29 without a network a visitor keeps the page; every other page opens by itself when it returns @prove', async ({
  page,
  context,
}) => {
  test.slow();
  await page.goto(brandUrl(primaryBrand, '/login'));
  await waitUntilLoaded(page);
  await keepsPage(page, context);
  let waited = 0;
  for (const path of publicRoutes) waited += await recovers(page, context, path);
  expect(waited).toBeGreaterThan(2);
});

async function openContactPage(page: Page): Promise<void> {
  const member = await demoMember(primaryBrand);
  await keepCheckInClosed(page, member);
  await openAs(page, member, '/auth/contact');
  await waitUntilLoaded(page);
}

/** The open page stays as it is, below the banner. */
async function keepsPage(page: Page, context: BrowserContext): Promise<void> {
  const words = await page.getByRole('main').innerText();
  await context.setOffline(true);
  await expect(page.getByText(BANNER)).toBeVisible();
  expect(await page.getByRole('main').innerText()).toBe(words);
  await context.setOffline(false);
  await expect(page.getByText(BANNER)).toBeHidden();
}

/**
 * Opens a page without a network, then lets the network return.
 * @returns 1 if the page had to wait for its code, else 0.
 */
async function recovers(
  page: Page,
  context: BrowserContext,
  path: string,
  whileOffline: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  await context.setOffline(true);
  await navigate(page, path);
  await expect(page.getByText(BANNER), path).toBeVisible();
  const heading = page.getByRole('main').getByRole('heading').first();
  await expect(heading.or(page.locator('main [aria-busy=true]')).first(), path).toBeVisible();
  const waited = await page.locator('main [aria-busy=true]').count();
  await whileOffline();
  await context.setOffline(false);
  await expect(page.getByText(BANNER), path).toBeHidden();
  await expectComplete(page, path);
  return waited;
}

/** The page has loaded: no placeholder, no failure, no broken image. */
async function expectComplete(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading').first(), path).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy=true]'), path).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('alert'), path).toHaveCount(0);
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.images]
            .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
            .map(({ src }) => src),
        ),
      path,
    )
    .toEqual([]);
}
