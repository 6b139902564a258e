import type { Locator } from '@playwright/test';
import { fund } from '../support/bank';
import { openAs, registerMember } from '../support/member';
import { expect, primaryBrand, test } from '../support/site';

// The game provider is another origin, whose CORS policy would have to allow an extra header.
test.use({ extraHTTPHeaders: {} });

test('from the balance, a payment is three taps away and play is two', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await openAs(page, member, '/auth/dashboard');
  await expect(page.getByTestId('balance')).toHaveText(/^0\.00/);
  await tap(page.getByRole('main').getByRole('link', { name: 'ฝากเงิน' }));
  await tap(page.getByRole('group', { name: 'เลือกจำนวนเงิน' }).getByRole('button').first());
  await tap(page.getByRole('button', { name: 'แจ้งฝากเงิน' }));
  await expect(page.getByTestId('pay-amount')).toBeVisible();
  await expect(page.getByRole('region', { name: /พร้อมเพย์/ })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);

  const player = await registerMember(primaryBrand);
  await fund(player, 300);
  taps = 0;
  const home = await page.context().newPage();
  await openAs(home, player, '/auth/dashboard');
  await expect(home.getByTestId('balance')).toHaveText(/^300/);
  const opened = home.waitForEvent('popup');
  await tap(home.getByRole('button', { name: /^เข้าเล่น / }).first());
  const game = await opened;
  await expect(game.getByRole('button', { name: 'เล่น', exact: true })).toBeEnabled();
  expect(taps).toBeLessThanOrEqual(2);
});
