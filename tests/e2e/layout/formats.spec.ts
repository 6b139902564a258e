import { answer } from '../support/answers';
import { operation } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { showDeposits } from '../support/money';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test.use({ timezoneId: 'UTC' });

test('LAY-26 a phone set to UTC shows Bangkok times with the Gregorian year', async ({ page }) => {
  await answer(page, 'GET /api/setting/operational/website', {
    data: operation('MA', '2026-11-13T18:30:00Z'),
  });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await expect(page.getByText('14/11/2026 01:30')).toBeVisible();
});

test('LAY-26 ENT-04 money has two decimals, the account number is masked', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  await answer(page, 'POST /api/auth/user/getCredit/{username}', {
    data: {
      username: member.username,
      balanceType: 'M',
      point: 1234.5,
      updatedAt: '2026-11-14T09:00:00+07:00',
    },
  });
  await openAs(page, member, '/auth/dashboard');
  await expect(page.getByTestId('balance')).toHaveText('1,234.50บาท');
  await expect(page.getByTestId('header-credit')).toHaveText('1,234.50');
  const shown = `xxx-x-x${member.bankId.slice(5, 9)}-x`;
  await expect(page.getByTestId('masked-bank')).toHaveText(shown);
  await expect(page.getByText(member.bankId)).toHaveCount(0);
});

test('LAY-26 a request made before midnight UTC has the date of the next day in Bangkok', async ({
  page,
}) => {
  const row = { uuid: 'd', amount: 1234.5, bonus: 0, channel: 'BANK', status: 'SUCCESS' } as const;
  await showDeposits(page, [{ ...row, createdAt: '2026-11-13T18:30:00Z' }]);
  await openAs(page, await sharedMember(primaryBrand), '/auth/transaction/history?type=deposit');
  await expect(page.getByRole('heading', { name: '14 พฤศจิกายน 2569' })).toBeVisible();
  await expect(page.getByTestId('history-row')).toContainText('01:30');
  await expect(page.getByTestId('history-row')).toContainText('+1,234.50');
});
