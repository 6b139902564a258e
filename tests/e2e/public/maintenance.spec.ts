import { answer, watch } from '../support/answers';
import { operation } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const STATUS = 'GET /api/setting/operational/website';
const CLOSED = 'ปิดปรับปรุงระบบชั่วคราว';

test('PUB-19 ROL-03 API-103 during maintenance every address shows the same page, and the root redirects to /ma', async ({
  page,
}) => {
  test.slow();
  await answer(page, STATUS, { data: operation('MA') });
  await page.goto(brandUrl(primaryBrand));
  await expect(page).toHaveURL(/\/ma$/);
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  const member = ['/auth/dashboard', '/auth/deposit', '/auth/withdraw', '/auth/nope'];
  for (const path of [...member, '/login', '/register', '/promotion', '/contact', '/live-score', '/404']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page.getByRole('heading', { name: CLOSED }), path).toBeVisible();
    await expect(page.getByRole('form'), path).toHaveCount(0);
    await expect(page.getByRole('textbox'), path).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'กลับหน้าหลัก' }), path).toHaveCount(0);
  }
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

test('PUB-20 when the status request fails the page renders, with the banner', async ({ page }) => {
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
