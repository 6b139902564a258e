import { sendWithdrawal } from '../support/money';
import { watch } from '../support/answers';
import { callApi } from '../support/api';
import { fund } from '../support/bank';
import { type NewMember, openAs, registerMember } from '../support/member';
import { direct, expect, primaryBrand, test } from '../support/site';

test('W8 five clicks create one deposit request', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  await openAs(page, member, '/auth/deposit');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('400');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click({ clickCount: 5, delay: 5 });
  await expect(page.getByTestId('deposit-request')).toContainText('รอโอนเงิน');
  expect(await deposits(member)).toEqual([400]);
});

test('W8 a reload while the call is in flight creates one deposit request, and shows it @prove', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  await openAs(page, member, '/auth/deposit');
  const sent = await watch(page, 'POST /api/auth/deposit-request');
  await page.getByLabel('จำนวนเงินที่ต้องการฝาก').fill('600');
  await page.getByRole('button', { name: 'แจ้งฝากเงิน' }).click({ noWaitAfter: true });
  await expect.poll(() => sent.length).toBe(1);
  await page.reload();
  await expect(page.getByTestId('deposit-request')).toContainText('รอโอนเงิน');
  expect(await deposits(member)).toEqual([600]);
});

test('W8 five clicks create one withdrawal @prove', async ({ page }) => {
  const member = await registerMember(primaryBrand);
  await fund(member, 1000);
  await openAs(page, member, '/auth/withdraw');
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
  await sendWithdrawal(page, { clickCount: 5, delay: 5 });
  await expect(page.getByTestId('withdrawal')).toContainText('รอดำเนินการ');
  expect(await withdrawals(member)).toEqual([300]);
});

test('W8 two tabs that submit at the same time create one withdrawal, and both show it @prove', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  await fund(member, 1000);
  await openAs(page, member, '/auth/withdraw');
  const other = await page.context().newPage();
  await other.goto(page.url());
  const tabs = [page, other];
  for (const tab of tabs) await tab.getByLabel('จำนวนเงินที่ต้องการถอน').fill('350');
  await Promise.all(tabs.map((tab) => sendWithdrawal(tab)));
  for (const tab of tabs) await expect(tab.getByTestId('withdrawal')).toContainText('350.00');
  expect(await withdrawals(member)).toEqual([350]);
});

test('W8 a lost response, no network and the back button create one withdrawal', async ({
  page,
  context,
}) => {
  const member = await registerMember(primaryBrand);
  await fund(member, 1000);
  await openAs(page, member, '/auth/dashboard');
  await page.getByTestId('bottom-bar').getByRole('link', { name: 'ถอนเงิน' }).click();
  const keys: (string | undefined)[] = [];
  let isLast = false;
  let isRevealed = false;
  await page.route('**/api/auth/withdraw/**', async (route) => {
    const request = route.request();
    // Until the last request, because otherwise the page would show the withdrawal instead of its form.
    if (request.method() === 'GET' && !isRevealed) return route.fulfill({ json: { status: 200, data: [] } });
    if (request.method() === 'GET') return route.fallback();
    keys.push(request.headers()['idempotency-key']);
    isRevealed = isLast;
    if (keys.length > 1) return route.fallback();
    const { url, host } = direct(primaryBrand, new URL(request.url()).pathname);
    await route.fetch({ url, headers: { ...request.headers(), host } });
    await route.abort('connectionreset');
  });
  const withdraw = page.getByRole('button', { name: 'ถอนเงิน', exact: true });
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('450');
  await sendWithdrawal(page);
  await expect.poll(() => keys.length).toBe(1);
  await expect(withdraw).toBeEnabled();
  await context.setOffline(true);
  await sendWithdrawal(page);
  await expect(withdraw).toBeEnabled();
  await context.setOffline(false);
  isLast = true;
  await sendWithdrawal(page);
  await expect(page.getByTestId('withdrawal')).toContainText('450.00');
  await page.goBack();
  await expect(page.getByTestId('balance')).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('withdrawal')).toContainText('450.00');
  expect(new Set(keys).size).toBe(1);
  expect(await withdrawals(member)).toEqual([450]);
});

async function deposits({ brand, token, user }: NewMember): Promise<number[]> {
  const { history } = await callApi(brand, 'GET /api/auth/deposit/{uuid}', {
    token,
    params: { uuid: user.uuid },
  });
  return history.map(({ amount }) => Math.floor(amount));
}

async function withdrawals({ brand, token, user }: NewMember): Promise<number[]> {
  const rows = await callApi(brand, 'GET /api/auth/withdraw/withdraw-history/{uuid}', {
    token,
    params: { uuid: user.uuid },
  });
  return rows.map(({ amount }) => amount);
}
