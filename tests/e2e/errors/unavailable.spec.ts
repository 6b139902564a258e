import { answer } from '../support/answers';
import { operation } from '../support/fixtures';
import { openAs, registerMember } from '../support/member';
import { logIn, logOut } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';
import { stopTime } from '../support/stopTime';

const LOGIN = 'POST /api/auth/login';
const BANNER = 'ระบบขัดข้องชั่วคราว กรุณาลองใหม่อีกครั้ง';

for (const [name, how] of [
  ['503', { error: 'SERVICE_UNAVAILABLE' }],
  ['408', { status: 408, body: '' }],
  ['a broken connection', 'abort'],
] as const) {
  test(`ERR-02 ERR-04 ${name} shows the banner; the form can be used again and keeps what was typed`, async ({
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
    // ERR-03: any success takes it away.
    await banner.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(banner).toBeHidden();
  });
}

test('API-05 CON-01 ERR-02 a call that nobody answers is given up after sixty seconds', async ({ page }) => {
  await page.clock.install();
  // Where the platform has timers of its own for this, the page's clock cannot reach them.
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  const asked = await answer(page, LOGIN, 'never');
  await answer(page, 'GET /api/setting/operational/website', { data: operation('ACTIVE') });
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.waitForLoadState('networkidle');
  await stopTime(page);
  await logIn(page, 'somchai', 'not-the-password');
  await expect.poll(() => asked.length).toBe(1);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/login'));
  await page.clock.fastForward(59_000);
  await expect(page.getByText(BANNER)).toHaveCount(0);
  await page.clock.fastForward(2_000);
  await failed;
  await page.clock.resume();
  await expect(page.getByRole('main').getByText(BANNER)).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' })).toBeEnabled();
});

test('ERR-03 leaving in the middle of a call shows no banner', async ({ page }) => {
  await answer(page, 'GET /api/auth/configuration/list', 'never');
  await openAs(page, await registerMember(primaryBrand), '/auth/contact');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  // Longer than the second for which the flag must stand.
  await page.waitForTimeout(1_600);
  await expect(page.getByText(BANNER)).toHaveCount(0);
});
