import type { Page } from '@playwright/test';

/** Presses ถอนเงิน and confirms the dialog that shows amount and account. */
export async function sendWithdrawal(
  page: Page,
  press: { clickCount?: number; delay?: number } = {},
): Promise<void> {
  await page.getByRole('button', { name: 'ถอนเงิน', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'ยืนยันถอนเงิน' }).click(press);
}
