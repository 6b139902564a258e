import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { openAs, sharedMember } from '../support/member';
import { logIn } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const words = 'ข้อความเฉพาะจากระบบหลังบ้าน';
const refusal = { status: 422, body: JSON.stringify({ status: 422, code: 'X_UNKNOWN', message: words }) };

test('ERR-10 markup, stack traces and English messages never reach a member', async ({ page }) => {
  const bodies = [
    { status: 500, body: '<html><h1>Internal Server Error</h1></html>', contentType: 'text/html' },
    { status: 500, body: JSON.stringify({ message: 'TypeError: x is not a function at /srv/app.js:1' }) },
    { status: 400, body: JSON.stringify({ message: '<b>ผิดพลาด</b>' }) },
    { status: 500, body: '' },
  ];
  let how = bodies[0] ?? { status: 500, body: '' };
  await answer(page, 'POST /api/auth/login', () => how);
  await page.goto(brandUrl(primaryBrand, '/login'));
  for (const next of bodies) {
    how = next;
    await logIn(page, 'somchai', 'not-the-password');
    await expect(page.getByRole('main').getByText('ทำรายการไม่สำเร็จ กรุณาลองใหม่'), next.body).toBeVisible();
    await expect(page.getByText(/Internal|TypeError|ผิดพลาด/)).toHaveCount(0);
  }
});

test('ERR-09 ERR-10 status 500256 without a message shows the general message @prove', async ({ page }) => {
  await answer(page, 'POST /api/auth/login', { status: 200, body: JSON.stringify({ status: 500256 }) });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await logIn(page, 'somchai', 'not-the-password');
  await expect(page.getByRole('main').getByText('ทำรายการไม่สำเร็จ กรุณาลองใหม่')).toBeVisible();
});

test('ERR-07 a rejected deposit request shows the server’s message @prove', async ({ page }) => {
  await answer(page, 'POST /api/auth/deposit-request', refusal);
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit');
  await page.getByLabel('จำนวนเงิน').first().fill('500');
  await page.getByRole('main').getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
});

test('ERR-07 a rejected slip shows the server’s message @prove', async ({ page }) => {
  await patchBrand(page, { flags: { slip: true } });
  await answer(page, 'POST /api/auth/slip/verify', refusal);
  await openAs(page, await sharedMember(primaryBrand), '/auth/deposit/slip');
  // A PNG of one white pixel.
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') });
  await page.getByRole('main').getByRole('button', { name: 'ตรวจสอบสลิป' }).click();
  await expect(page.getByText(words, { exact: true }).first()).toBeVisible();
});
