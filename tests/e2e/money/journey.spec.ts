import type { Page } from '@playwright/test';
import { sendWithdrawal } from '../support/money';
import { slipImage } from '../support/bank';
import { callApi, decide } from '../support/api';
import { memberPassword, dismissCheckIn, uniqueBirthDate, uniqueDigits } from '../support/member';
import { logOut, othersProved } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const light = brandWith(({ theme }) => theme.scheme === 'light');

for (const [at, brand] of [primaryBrand, light].entries()) {
  test(`RTM-08 RTM-09 RTM-10 RTM-14 PUB-02 API-121 API-124 API-125 API-126 API-132 from registration to the paid withdrawal on ${brandOf(brand).displayName}${othersProved(at)}`, async ({
    page,
  }) => {
    const member = await register(page, brand);
    await depositByRequest(page, member.username);
    await depositBySlip(page, brand);
    await withdraw(page, brand);
    await logOut(page);
    await expect(page).toHaveURL(/\/login$/);
  });
}

/** Two steps; the bank returns the name on the account. */
async function register(page: Page, brand: string) {
  const username = `jr${uniqueDigits(11)}`;
  await page.goto(brandUrl(brand, '/register'));
  await page.getByLabel('เบอร์โทรศัพท์').fill(`09${uniqueDigits(8)}`);
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(memberPassword);
  await page.getByLabel('ยืนยันรหัสผ่าน').fill(memberPassword);
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  await page.getByRole('radio', { name: 'ไทยพาณิชย์' }).press('Space');
  await page.getByLabel('เลขบัญชี', { exact: true }).fill(`2${uniqueDigits(8)}7`);
  await expect(page.getByText('พบชื่อบัญชีแล้ว')).toBeVisible();
  await page.getByLabel('วันเกิด').fill(uniqueBirthDate().split('-').reverse().join(''));
  await page.getByRole('main').getByRole('button', { name: 'สมัครสมาชิก' }).click();
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  await expect(page.getByTestId('balance')).toHaveText('0.00บาท');
  await dismissCheckIn(page, brand);
  return { username };
}

/** Requested, paid on the bank's own page, credited while the page is open. */
async function depositByRequest(page: Page, username: string) {
  await openFromBar(page, 'ฝากเงิน');
  await page.getByRole('button', { name: '1,000', exact: true }).click();
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click();
  const request = page.getByTestId('deposit-request');
  await expect(request).toContainText('รอโอนเงิน');
  const payAmount = (await page.getByTestId('pay-amount').innerText()).replace(/[^\d.]/g, '');

  const bank = await page.context().newPage();
  await bank.goto(brandUrl('bank'));
  await bank.getByRole('link', { name: username }).click();
  await expect(bank.getByLabel('จำนวนเงิน (บาท)')).toHaveValue(payAmount);
  await bank.getByRole('button', { name: 'โอนเงิน' }).click();
  await expect(bank.getByText('ยอดตรงกับรายการฝาก เติมเครดิตแล้ว')).toBeVisible();
  await bank.close();

  await request.getByRole('button', { name: 'โอนเงินแล้ว' }).click();
  await expect(page.getByTestId('header-credit')).not.toHaveText('0.00', { timeout: 30_000 });
  await expect(request).toContainText('ฝากเงินสำเร็จ');
}

/** Transferred without a bank notification and proven by the slip; the same slip is rejected the second time. */
async function depositBySlip(page: Page, brand: string) {
  const before = await credit(page);
  const bank = await page.context().newPage();
  const { user } = await session(page);
  await bank.goto(brandUrl('bank'));
  await bank
    .getByRole('link', { name: brandOf(brand).displayName })
    .filter({ hasText: 'โอนเข้าบัญชีนี้' })
    .first()
    .click();
  await bank.getByLabel('ธนาคารผู้โอน').selectOption(user.user_bank.bankName);
  await bank.getByLabel('เลขบัญชีผู้โอน').fill(user.user_bank.bankId);
  await bank.getByLabel('ชื่อผู้โอน').fill(user.name);
  await bank.getByLabel('จำนวนเงิน (บาท)').fill('250.50');
  await bank.getByLabel('ไม่ให้ธนาคารแจ้งเข้าระบบ').check();
  await bank.getByRole('button', { name: 'โอนเงิน' }).click();
  await expect(bank.getByRole('heading', { name: 'โอนเงินสำเร็จ' })).toBeVisible();
  const slip = await slipImage(bank.url().split('/').pop() ?? '');
  await bank.close();

  await openFromBar(page, 'ฝากเงิน');
  await page.getByRole('link', { name: 'ฝากด้วยสลิป' }).click();
  await send(page, slip);
  const result = page.getByTestId('slip-result');
  await expect(result).toContainText('ตรวจสอบผ่าน');
  await expect(result).toContainText('250.50');
  await result.getByRole('button', { name: 'ยืนยัน' }).click();
  await expect(result).toContainText('เติมเครดิตแล้ว');
  // During a bonus window the balance includes a bonus.
  const after = before + 25_050 + (await bonusOfLast(page, brand));
  await expect.poll(() => credit(page)).toBe(after);

  await result.getByRole('button', { name: 'ส่งสลิปอีกใบ' }).click();
  await send(page, slip);
  await expect(page.getByRole('main')).toContainText('สลิปนี้ถูกใช้งานแล้ว');
  expect(await credit(page)).toBe(after);
}

/** Requested, approved by staff, paid out while the page is open, and in the history. */
async function withdraw(page: Page, brand: string) {
  const before = await credit(page);
  await page.goto(brandUrl(brand, '/auth/withdraw'));
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('400');
  await sendWithdrawal(page);
  const card = page.getByTestId('withdrawal');
  await expect(card).toContainText('รอดำเนินการ');
  await expect.poll(() => credit(page)).toBe(before - 40_000);

  const { token, user } = await session(page);
  const [open] = await callApi(brand, 'GET /api/auth/withdraw/withdraw-request/{uuid}', {
    token,
    params: { uuid: user.uuid },
  });
  await decide(brand, 'POST /api/staff/withdraw/{uuid}/approve', open?.uuid ?? '');
  await expect(card).toContainText('สำเร็จ', { timeout: 30_000 });
  await expect(card).toContainText('เงินเข้าบัญชี');

  await page.goto(brandUrl(brand, '/auth/transaction/history'));
  const rows = page.getByTestId('history-row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(0)).toContainText(/ถอนเงิน.*−400\.00.*สำเร็จ/s);
  await expect(rows.nth(1)).toContainText(/ฝากด้วยสลิป.*\+250\.50.*สำเร็จ/s);
  await expect(rows.nth(2)).toContainText(/ฝากเงิน.*\+1,000\.\d\d.*สำเร็จ/s);
}

/** Opens one of the five items of the bottom bar. */
async function openFromBar(page: Page, name: string) {
  await page.getByTestId('bottom-bar').getByRole('link', { name }).click();
}

async function send(page: Page, slip: Buffer) {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: slip });
  await page.getByRole('button', { name: 'ตรวจสอบสลิป' }).click();
}

/** Bonus on the latest deposit, in satang. */
async function bonusOfLast(page: Page, brand: string): Promise<number> {
  const { token, user } = await session(page);
  const { history } = await callApi(brand, 'GET /api/auth/deposit/{uuid}', {
    token,
    params: { uuid: user.uuid },
  });
  return Math.round((history[0]?.bonus ?? 0) * 100);
}

/** The balance in the header, in satang. */
async function credit(page: Page): Promise<number> {
  return Number((await page.getByTestId('header-credit').innerText()).replace(/\D/g, ''));
}

/** The session as the site itself stores it. */
async function session(page: Page) {
  return page.evaluate(() => ({
    token: localStorage.getItem('token') ?? '',
    user: JSON.parse(localStorage.getItem('user') ?? '{}') as {
      uuid: string;
      name: string;
      user_bank: { bankName: string; bankId: string };
    },
  }));
}
