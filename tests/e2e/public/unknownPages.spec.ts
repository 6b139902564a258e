import { openAs, sharedMember } from '../support/member';
import { navigate } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const MISSING = 'ไม่พบหน้าที่คุณต้องการ';

test('PUB-15 PUB-16 ROL-04 ERR-11 unknown addresses redirect to /404, which links a visitor home', async ({
  page,
}) => {
  for (const path of ['/zzz', '/login/zzz', '/admin', '/staff']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page, path).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
  }
  // A missing file is no page.
  expect(await page.evaluate(async () => (await fetch('/app/none.js')).status)).toBe(404);
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL(brandUrl(primaryBrand, '/'));
});

test('PUB-15 PUB-17 RTM-05 a member is redirected from public pages to the dashboard, except from /404 and /ma @prove', async ({
  page,
}) => {
  test.slow();
  await openAs(page, await sharedMember(primaryBrand), '/auth/nope');
  await expect(page).toHaveURL(/\/404$/);
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  for (const path of ['/', '/login']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page, path).toHaveURL(/\/auth\/dashboard$/);
  }
  for (const path of [
    '/register',
    '/promotion',
    '/contact',
    '/live-score',
    '/score',
    '/aff/x',
    '/regis/a/b',
  ]) {
    await navigate(page, path);
    await expect(page, path).toHaveURL(/\/auth\/dashboard$/);
  }
  for (const path of ['/auth/media/nope', '/auth/admin', '/404']) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { name: MISSING })).toBeVisible();
    await expect(page, path).toHaveURL(/\/404$/);
  }
  await navigate(page, '/ma');
  await expect(page.getByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible();
});

test('PUB-18 /ma opens while the site is open and links home @prove', async ({ page }) => {
  await page.goto(brandUrl(primaryBrand, '/ma'));
  await expect(page.getByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible();
  await page.getByRole('link', { name: 'กลับหน้าหลัก' }).click();
  await expect(page).toHaveURL(brandUrl(primaryBrand, '/'));
});
