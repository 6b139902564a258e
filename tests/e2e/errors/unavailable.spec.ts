import { answer } from '../support/answers';
import { operation } from '../support/fixtures';
import { openAs, registerMember } from '../support/member';
import { logIn, logOut, othersProved, pauseTime } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const LOGIN = 'POST /api/auth/login';
const BANNER = 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง';

const failures = [
  ['a broken connection', 'abort'],
  ['503', { error: 'SERVICE_UNAVAILABLE' }],
  ['408', { status: 408, body: '' }],
] as const;
for (const [at, [name, how]] of failures.entries()) {
  test(`ERR-02 ERR-04 ${name} shows the banner; the form stays usable and retains its input${othersProved(at)}`, async ({
    page,
  }) => {
    await answer(page, LOGIN, how);
    await page.goto(brandUrl(primaryBrand, '/login'));
    await page.waitForLoadState('networkidle');
    await logIn(page, 'somchai', 'not-the-password');
    const banner = page.getByRole('status').filter({ hasText: BANNER });
    await expect(banner).toBeVisible();
    await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue('somchai');
    await expect(page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeEnabled();
    // ERR-03: any successful call removes the banner.
    await banner.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(banner).toBeHidden();
  });
}

test('API-05 CON-01 ERR-02 an unanswered call times out after sixty seconds', async ({ page }) => {
  await page.clock.install();
  // The page’s clock does not control AbortSignal.timeout, so the test replaces it.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const requests = await answer(page, LOGIN, 'never');
  await answer(page, 'GET /api/setting/operational/website', { data: operation('ACTIVE') });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.waitForLoadState('networkidle');
  await pauseTime(page);
  await logIn(page, 'somchai', 'not-the-password');
  await expect.poll(() => requests.length).toBe(1);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/login'));
  await page.clock.fastForward(59_000);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await failed;
  await page.clock.resume();
  await expect(page.getByRole('main').getByText(BANNER)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeEnabled();
});

test('ERR-03 leaving the page during a call shows no banner @prove', async ({ page }) => {
  await answer(page, 'GET /api/auth/configuration/list', 'never');
  await openAs(page, await registerMember(primaryBrand), '/auth/contact');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  // Longer than the second during which navigation suppresses the banner.
  await page.waitForTimeout(1_600);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
