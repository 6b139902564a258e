import { openAs, sharedMember } from '../support/member';
import { depositRow, showDeposits, showWithdrawals, withdrawal } from '../support/money';
import { expect, primaryBrand, test } from '../support/site';

const at = (hour: number) => `2026-11-14T${String(hour).padStart(2, '0')}:00:00+07:00`;

test('RTM-14 API-119 API-129 LAY-26 lists deposits and withdrawals together, newest first, filtered by tab', async ({
  page,
}) => {
  await showDeposits(page, [
    depositRow({ uuid: 'd2', amount: 1234.5, bonus: 100, createdAt: at(12) }),
    depositRow({
      uuid: 'd1',
      amount: 250,
      channel: 'SLIP',
      status: 'REJECTED',
      reason: 'ไม่พบยอดโอน',
      createdAt: at(8),
    }),
  ]);
  await showWithdrawals(
    page,
    [],
    [withdrawal({ uuid: 'w1', amount: 700, status: 'SUCCESS', createdAt: at(10) })],
  );
  await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history');
  const rows = page.getByTestId('history-row');
  await expect(rows).toHaveText([
    /ฝากเงิน.*12:00.*\+1,234\.50.*โบนัส \+100\.00.*สำเร็จ/s,
    /ถอนเงิน.*10:00.*−700\.00.*สำเร็จ/s,
    /ฝากด้วยสลิป.*08:00.*\+250\.00.*ไม่อนุมัติ.*ไม่พบยอดโอน/s,
  ]);
  await expect(page.getByRole('heading', { level: 2, name: '14 พฤศจิกายน 2569' })).toHaveCount(1);
  for (const [tab, texts] of [
    ['ฝาก', [/1,234\.50/, /250\.00/]],
    ['ถอน', [/700\.00/]],
    ['โบนัส', [/โบนัส.*\+100\.00/s]],
    ['ทั้งหมด', [/1,234\.50/, /700\.00/, /250\.00/]],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(rows).toHaveText([...texts]);
  }
});

test('RTM-14 an empty history shows a message and links to a deposit @prove', async ({ page }) => {
  await showDeposits(page, []);
  await showWithdrawals(page, []);
  await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history');
  await expect(page.getByText('ไม่พบรายการ')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'ฝากเงิน' }).click();
  await expect(page).toHaveURL(/\/auth\/deposit$/);
});
