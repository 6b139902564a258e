import { primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { expectAccessible, member } from './support/workspace';

test('a frame that does not answer within three seconds shows an error, and a reload recovers it @prove', async ({
  studio,
}) => {
  const page = await studio.open('editor', '/account');
  await page.route('**/frame.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p>–</p>' }));
  await page.goto(studio.url(`/b/${primaryBrand}?route=/login`));
  const failure = page.getByRole('alert').filter({ hasText: 'หน้าตัวอย่างไม่ตอบสนอง' });
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expect(failure, 'the frame still does not answer').toBeHidden();
  await expect(failure).toBeVisible();
  await page.unroute('**/frame.html');
  await failure.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expectAccessible(page);
  await expect(failure).toBeHidden();
  await expect(member(page).getByLabel('ชื่อผู้ใช้')).toBeVisible();
});
