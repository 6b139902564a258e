import { answer, watch } from '../support/answers';
import { operation } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const STATUS = 'GET /api/setting/operational/website';
const CLOSED = 'ปิดปรับปรุงระบบชั่วคราว';

test('PUB-19 ROL-03 API-103 during maintenance members and visitors see the same page, and the root redirects to /ma', async ({
  page,
}) => {
  await answer(page, STATUS, { data: operation('MA') });
  await page.goto(brandUrl(primaryBrand));
  await expect(page).toHaveURL(/\/ma$/);
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible();
  // The server renders public pages in advance, with their forms.
  await page.goto(brandUrl(primaryBrand, '/register'));
  await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('PUB-20 an open page closes within a minute, and opens again without a reload', async ({ page }) => {
  let status: 'ACTIVE' | 'MA' = 'ACTIVE';
  await page.clock.install();
  const looks = await answer(page, STATUS, () => ({ data: operation(status) }));
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect.poll(() => looks.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await page.getByLabel('ชื่อผู้ใช้').fill('somchai');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  status = 'MA';
  await page.clock.runFor(60_000);
  await expect(page.getByRole('heading', { name: CLOSED })).toBeVisible();
  status = 'ACTIVE';
  await page.clock.runFor(60_000);
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('PUB-20 when the status request fails the page renders, with the banner @prove', async ({ page }) => {
  for (const call of [STATUS, 'GET /api/setting', 'GET /api/configuration'] as const) {
    await answer(page, call, { error: 'SERVICE_UNAVAILABLE' });
  }
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect(page.getByText('ระบบขัดข้องชั่วคราว')).toBeVisible();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toBeVisible();
});

test('API-103 the status is the first request', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  await watch(page, STATUS);
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect.poll(() => paths.length).toBeGreaterThan(1);
  expect(paths[0]).toBe('/api/setting/operational/website');
});
