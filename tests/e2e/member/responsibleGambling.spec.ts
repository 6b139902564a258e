import { callApi } from '../support/api';
import { openAs, registerMember } from '../support/member';
import { logIn } from '../support/pages';
import { expect, primaryBrand, test } from '../support/site';

const PAGE = '/auth/settings/responsible-play';

test('R1 R2 R3 R5 a deposit limit rejects a request before a receiving account is shown; a time-out blocks play and still allows withdrawals @prove', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  await openAs(page, member, '/auth/dashboard');
  await page.getByRole('banner').getByRole('link', { name: member.user.name }).click();
  await page.getByRole('link', { name: 'จำกัดวงเงิน/พักเล่น' }).click();
  await expect(page.getByTestId('net-position')).toContainText('0.00');

  await page.getByRole('button', { name: 'ตั้งวงเงิน ใน 24 ชั่วโมง' }).click();
  await page.getByLabel('วงเงิน', { exact: true }).fill('300');
  await page.getByRole('button', { name: 'บันทึกวงเงิน' }).click();
  await expect(page.getByText('เหลือ 300 บาท')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'เมนูหลัก' })
    .getByRole('link', { name: 'ฝากเงิน' })
    .first()
    .click();
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('500');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  await expect(page.getByText('วงเงินฝากที่คุณตั้งไว้เหลืออีก 300 บาท')).toBeVisible();
  await expect(page.getByTestId('deposit-request')).toHaveCount(0);

  await page.goto(new URL(PAGE, page.url()).href);
  await page.getByRole('button', { name: 'เริ่มพักการเล่น' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'เริ่มพักการเล่น' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, member.username, member.password);
  await expect(page.getByText('คุณกำลังพักการเล่น')).toBeVisible();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const spin = callApi(primaryBrand, 'POST /api/auth/wheel/reward', { token });
  await expect(spin).rejects.toThrow(/TIME_OUT_ACTIVE/);
  await page.getByRole('link', { name: 'ถอนเงิน' }).first().click();
  await expect(page.getByRole('button', { name: 'ถอนทั้งหมด' })).toBeVisible();
});
