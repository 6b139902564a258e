import type { Locator } from '@playwright/test';
import { demoMember, openAs, sharedMember } from '../support/member';
import { selectByLabel } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

const brand = brandWith(({ flags }) => flags.affiliate && flags.winlost);
const closed = brandWith(({ flags }) => !flags.affiliate && !flags.winlost);

/** Satang of the first amount in a text; losses are written with the minus sign U+2212. */
const satang = async (of: Locator) =>
  Math.round(Number((await of.innerText()).replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const satangOf = async (rows: Locator) =>
  Promise.all((await rows.locator('strong').all()).map((amount) => satang(amount)));

test('RTM-11 RTM-12 RTM-13 ENT-15 API-134 API-135 API-136 API-137 API-138 API-139 shows earnings from friends and own play and transfers them to the wallet @prove', async ({
  page,
}) => {
  await openAs(page, await demoMember(brand), '/auth/affiliate');
  await expect(page.getByTestId('referral-link')).toHaveText(
    new RegExp(`^${brand}\\.localhost:\\d+/aff/\\w+$`),
  );
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByTestId('friend')).toHaveCount(3);

  const income = page.getByTestId('affiliate-balance');
  const credit = page.getByTestId('header-credit');
  const before = [await satang(income), await satang(credit)] as const;
  const { affiliateMin } = brandOf(brand).limits;
  await selectByLabel(page.getByRole('radio', { name: /ค่าคอมจากยอดเทิร์น/ }));
  await page.getByLabel('จำนวนเงินที่ต้องการโอน').fill(String(affiliateMin));
  await page.getByRole('button', { name: 'โอนเข้ากระเป๋า' }).click();
  await expect.poll(() => satang(income)).toBe(before[0] - affiliateMin * 100);
  await expect.poll(() => satang(credit)).toBe(before[1] + affiliateMin * 100);

  await page.getByRole('tab', { name: 'โบนัส' }).click();
  const friends = page.getByTestId('bonus-row');
  await expect(friends).toHaveCount(3);
  const total = await satang(page.getByTestId('total-bonus'));
  expect(total).toBeGreaterThan(0);
  expect(sum(await satangOf(friends))).toBe(total);
  await page.getByRole('tab', { name: 'รายการ' }).click();
  await expect(page.getByTestId('income-row')).toHaveCount(15);

  await page.goto(brandUrl(brand, '/auth/winlost'));
  const days = page.getByTestId('winlost-row');
  await expect(days).toHaveCount(5);
  expect(sum(await satangOf(days))).toBe(await satang(page.getByTestId('winlost-total')));
  await page.getByRole('tab', { name: 'สายงาน' }).click();
  await expect(days).toHaveCount(15);
  await expect(page).toHaveURL(/tab=downline/);
  await page.getByRole('button', { name: 'วันนี้' }).click();
  await expect(page.getByText('ไม่พบรายการ')).toBeVisible();
});

test('RTM-11 RTM-12 a brand without affiliate and win/loss features does not have their pages @prove', async ({
  page,
}) => {
  await openAs(page, await sharedMember(closed), '/auth/affiliate');
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(brandUrl(closed, '/auth/winlost'));
  await expect(page).toHaveURL(/\/404$/);
});
