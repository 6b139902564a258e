import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { storedSession } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';
import { hearToasts } from '../support/toasts';

const EXPIRED = 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่';

test('ST-05 a 401 with a token empties the storage, leads to /login and says why', async ({ page }) => {
  await answer(page, 'POST /api/auth/user/getCredit/{username}', { error: 'SESSION_EXPIRED' });
  const told = await hearToasts(page);
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => told).toEqual([EXPIRED]);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('ST-06 many 401s at once give one notice and one way out', async ({ page }) => {
  const told = await hearToasts(page);
  const paths: string[] = [];
  page.on('framenavigated', (frame) => paths.push(new URL(frame.url()).pathname));
  for (const call of [
    'GET /api/auth/configuration/list',
    'GET /api/auth/user/detail/{uuid}',
    'GET /api/auth/user/level/{uuid}',
    'GET /api/auth/announcement',
    'POST /api/auth/user/getCredit/{username}',
  ] as const) {
    await answer(page, call, { error: 'SESSION_EXPIRED', delayMs: 100 });
  }
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => told.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(told).toEqual([EXPIRED]);
  expect(paths.filter((path) => path === '/login')).toHaveLength(1);
});

test('ST-06 a token whose time is over is no session at the start', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  const payload = Buffer.from(JSON.stringify({ exp: 1_600_000_000 })).toString('base64url');
  await openAs(page, { ...member, token: `x.${payload}.x` }, '/auth/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('ST-01 taking away one of the two makes a visitor', async ({ page }) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Before the app starts again: the one that runs may still write down what a call has told it.
  await page.addInitScript(() => localStorage.removeItem('user'));
  await page.goto(brandUrl(primaryBrand, '/auth/contact'));
  await expect(page).toHaveURL(/\/login$/);
});
