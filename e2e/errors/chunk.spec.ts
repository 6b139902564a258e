import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('ERR-12 a page that never arrives is given up after 120 seconds, with a way to load again', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.waitForLoadState('networkidle');
  await page.route('**/app/*.js', () => undefined);
  await page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click();
  await expect(page).toHaveURL(/\/register$/);
  const failed = page.getByRole('alert').filter({ hasText: 'โหลดหน้าไม่สำเร็จ' });
  await page.clock.fastForward(118_000);
  await expect(failed).toHaveCount(0);
  await page.clock.fastForward(3_000);
  await expect(failed).toBeVisible();
  await page.unroute('**/app/*.js');
  await failed.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible();
});
