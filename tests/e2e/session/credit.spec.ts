import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';
import { pauseTime } from '../support/pages';

const CREDIT = 'POST /api/auth/user/getCredit/{username}';
const credit = (point: number) => ({
  username: 'x',
  balanceType: 'M' as const,
  point,
  updatedAt: '2026-11-14T09:00:00+07:00',
});

test('ST-17 the latest credit request wins, even when an earlier one is answered later @prove', async ({
  page,
}) => {
  await answer(page, CREDIT, (nth) =>
    nth === 1 ? { data: credit(100), delayMs: 1_500 } : { data: credit(200) },
  );
  const late = page.waitForResponse(
    async (response) => response.url().includes('getCredit') && (await response.text()).includes('100'),
  );
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await page.getByRole('button', { name: 'รีเฟรชยอดเงิน' }).click();
  await expect(page.getByTestId('balance')).toContainText('200.00');
  await late;
  await expect(page.getByTestId('balance')).toContainText('200.00');
  await expect(page.getByTestId('header-credit')).toHaveText('200.00');
});

test('ST-19 ENT-04 credit is fetched on opening, on return and on demand, on demand once in three seconds', async ({
  page,
}) => {
  await page.clock.install();
  const requests = await answer(page, CREDIT, { data: credit(250.5) });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expect(page.getByTestId('balance')).toContainText('250.50');
  await pauseTime(page);
  expect(requests).toHaveLength(1);
  const refresh = page.getByRole('button', { name: 'รีเฟรชยอดเงิน' });
  await refresh.click();
  await refresh.click();
  await expect.poll(() => requests.length).toBe(2);
  await page.clock.fastForward(3_100);
  await refresh.click();
  await expect.poll(() => requests.length).toBe(3);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => requests.length).toBe(4);
});

test('ENT-03 ST-18 the most recently fetched level is used everywhere @prove', async ({ page }) => {
  await answer(page, 'GET /api/auth/user/level/{uuid}', {
    data: { level: 3, depositTotal: 300_000, depositMonth: 0 },
  });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expect(page.getByRole('main')).toContainText('แพลทินัม');
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}') as unknown))
    .toMatchObject({ level: 3, user_credit: { level: 3 } });
  await page.goto(brandUrl(primaryBrand, '/auth/user/ranking'));
  await expect(page.getByTestId('level-platinum')).toContainText('ระดับปัจจุบัน');
});
