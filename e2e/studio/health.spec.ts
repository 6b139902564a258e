import { primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { expectWell, member } from './support/workspace';

test('a frame that does not answer within three seconds says so, and a reload brings it back', async ({
  studio,
}) => {
  const page = await studio.open('editor', '/account');
  await page.route('**/frame.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p>–</p>' }));
  await page.goto(studio.url(`/b/${primaryBrand}?route=/login`));
  const trouble = page.getByRole('alert').filter({ hasText: 'หน้าตัวอย่างไม่ตอบสนอง' });
  await page.locator('[data-health="starting"]').waitFor();
  const began = Date.now();
  await expect(trouble).toBeVisible();
  expect(Date.now() - began, 'neither hasty nor late').toBeGreaterThan(2_000);
  await trouble.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expect(trouble, 'still nobody there').toBeHidden();
  await expect(trouble).toBeVisible();
  await page.unroute('**/frame.html');
  await trouble.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expectWell(page);
  await expect(trouble).toBeHidden();
  await expect(member(page).getByLabel('ชื่อผู้ใช้')).toBeVisible();
});
