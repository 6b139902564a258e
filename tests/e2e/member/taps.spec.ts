import type { Locator } from '@playwright/test';
import { callApi } from '../support/api';
import { fund } from '../support/bank';
import { demoMember, type NewMember, openAs, registerMember } from '../support/member';
import { inBaht } from '../support/money';
import { brands, expect, primaryBrand, test } from '../support/site';

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

test('from the balance, the refund of own losses is in the wallet after two taps', async ({ page }) => {
  const { claimable, ...member } = await memberWithCashback();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };

  await openAs(page, member, '/auth/dashboard');
  await expect(page.getByTestId('cashback-badge')).toBeVisible();
  await tap(page.getByRole('main').getByRole('link', { name: /^คืนยอดเสีย รับได้/ }));
  await expect(page.getByTestId('cashback-claimable')).toContainText(claimable);
  await tap(page.getByRole('button', { name: 'รับเข้ากระเป๋า' }));
  await expect(page.getByText(`เข้ากระเป๋าแล้ว ${claimable}\u00a0บาท`)).toBeVisible();
  await expect(page.getByTestId('cashback-claimable')).toHaveText(/^0\.00/);
  expect(taps).toBeLessThanOrEqual(3);
});

/**
 * A demo member whose refund waits, with the amount as shown. Their days of play were drawn, so on one brand they may have
 * won on each of them.
 */
async function memberWithCashback(): Promise<NewMember & { readonly claimable: string }> {
  for (const { id } of brands) {
    const member = await demoMember(id, 'demo05');
    const { token } = member;
    const { claimable, min } = await callApi(id, 'GET /api/auth/user/cashback', { token });
    if (claimable === 0 || claimable < min) continue;
    // Its dialog would cover the dashboard; refused where the brand has none or when it is done.
    await callApi(id, 'POST /api/auth/game/check-in', { token }).catch(() => undefined);
    return { ...member, claimable: inBaht(claimable) };
  }
  throw new Error('No demo member has cashback to claim.');
}
