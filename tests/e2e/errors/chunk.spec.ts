import { brandUrl, expect, primaryBrand, test } from '../support/site';
import { pauseTime } from '../support/pages';

test('ERR-12 loading a page’s code times out after 120 seconds and offers a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.waitForLoadState('networkidle');
  await page.route('**/app/*.js', () => undefined);
  await pauseTime(page);
  const request = page.waitForRequest('**/app/*.js');
  await page.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' }).click();
  await request;
  await expect(page).toHaveURL(/\/register$/);
  const failed = page.getByRole('alert').filter({ hasText: 'โหลดหน้าไม่สำเร็จ' });
  await page.clock.fastForward(119_000);
  await expect(failed).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await page.clock.resume();
  await expect(failed).toBeVisible();
  await page.unroute('**/app/*.js');
  await failed.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toBeVisible();
});
