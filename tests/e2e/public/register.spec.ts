import type { Page } from '@playwright/test';
import { answer, watch } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { memberPassword, uniqueBirthDate, uniqueDigits } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';
import { recordToasts } from '../support/pages';

const REGISTER = 'POST /api/user/register';

async function firstStep(page: Page) {
  const typed = { phone: `08${uniqueDigits(8)}`, username: `rg${uniqueDigits(11)}` };
  await page.getByLabel('เบอร์โทรศัพท์').fill(typed.phone);
  await page.getByLabel('ชื่อผู้ใช้').fill(typed.username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(memberPassword);
  await page.getByLabel('ยืนยันรหัสผ่าน').fill(memberPassword);
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  return typed;
}

async function secondStep(page: Page) {
  const bankId = `3${uniqueDigits(9)}`;
  await page.getByRole('radio', { name: 'กสิกรไทย' }).press('Space');
  await page.getByLabel('เลขบัญชี', { exact: true }).fill(bankId);
  await expect(page.getByText('พบชื่อบัญชีแล้ว')).toBeVisible();
  const birthDate = uniqueBirthDate();
  await page.getByLabel('วันเกิด').fill(birthDate.split('-').reverse().join(''));
  await page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' }).click();
  return { bankId, birthDate };
}

test('PUB-02 API-153 two steps; going back retains the input; the member is logged in', async ({ page }) => {
  const sent = await watch(page, REGISTER);
  const toasts = await recordToasts(page);
  await page.goto(brandUrl(primaryBrand, '/register'));
  const { phone, username } = await firstStep(page);
  await page.getByRole('button', { name: 'ย้อนกลับ' }).click();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue(username);
  await expect(page.getByLabel('เบอร์โทรศัพท์')).toHaveValue(
    phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3'),
  );
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  const { bankId, birthDate } = await secondStep(page);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect.poll(() => toasts).toEqual([expect.stringContaining('สมัครสมาชิกสำเร็จ')]);
  expect(sent.map(({ body }) => body)).toEqual([
    {
      phone,
      username,
      password: memberPassword,
      confirmPassword: memberPassword,
      name: expect.any(String),
      bankName: 'KBANK',
      bankId,
      birthDate,
    },
  ]);
});

test('PUB-03 PUB-04 API-153 campaign links record a member’s source; a response without a session redirects to /login @prove', async ({
  page,
}) => {
  const sent = await answer(page, REGISTER, { data: null });
  for (const source of ['regis', 'regiss']) {
    await page.goto(brandUrl(primaryBrand, `/${source}/a1/fb`));
    await firstStep(page);
    await secondStep(page);
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').getByText('สมัครสมาชิกสำเร็จ')).toBeVisible();
    expect(sent.at(-1)?.body).toMatchObject({ source, team: 'a1', marketing: 'fb' });
  }
});

test('PUB-05 VAL-05 API-156 an inviter is looked up, named and submitted @prove', async ({ page }) => {
  const requests = await answer(page, 'GET /api/user/inviter/{afCode}', {
    data: { name: 'สม***', code: 'AB12CD' },
  });
  const sent = await answer(page, REGISTER, { data: null });
  await page.goto(brandUrl(primaryBrand, '/aff/AB12CD'));
  await expect(page.getByText('ผู้แนะนำ: สม***')).toBeVisible();
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/api/user/inviter/AB12CD']);
  await firstStep(page);
  await secondStep(page);
  await expect.poll(() => sent[0]?.body).toMatchObject({ afCode: 'AB12CD' });
});

test('PUB-06 an unknown invitation code is reported and not submitted @prove', async ({ page }) => {
  const sent = await answer(page, REGISTER, { data: null });
  await page.goto(brandUrl(primaryBrand, '/aff/NOBODY99'));
  await expect(page.getByText('ไม่พบรหัสผู้แนะนำ')).toBeVisible();
  await firstStep(page);
  await secondStep(page);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]?.body).not.toHaveProperty('afCode');
});

test('CON-04 VAL-13 the wallet is offered by its flag only, and no field is for an e-mail address @prove', async ({
  page,
}) => {
  await page.goto(brandUrl(primaryBrand, '/register'));
  await expect(page.locator('input[type=email]')).toHaveCount(0);
  await firstStep(page);
  const wallet = page.getByRole('radio', { name: /ทรูมันนี่/ });
  const others = page.getByRole('button', { name: /^ธนาคารอื่นอีก/ });
  await others.click();
  await expect(page.getByRole('radio', { name: 'ยูโอบี' })).toHaveCount(1);
  await expect(wallet).toHaveCount(0);
  await patchBrand(page, { flags: { trueWallet: true } });
  await page.goto(brandUrl(primaryBrand, '/register'));
  await firstStep(page);
  await others.click();
  await expect(wallet).toHaveCount(1);
});
