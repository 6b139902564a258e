import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { storedSession, recordToasts } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const EXPIRED = 'หมดเวลาการใช้งาน กรุณาเข้าสู่ระบบใหม่';

test('ST-05 a 401 with a token clears the storage, redirects to /login and shows the reason', async ({
  page,
}) => {
  await answer(page, 'POST /api/auth/user/getCredit/{username}', { error: 'SESSION_EXPIRED' });
  const toasts = await recordToasts(page);
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => toasts).toEqual([EXPIRED]);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('ST-06 many simultaneous 401s show one notice and redirect once', async ({ page }) => {
  const toasts = await recordToasts(page);
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
  await expect.poll(() => toasts.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(toasts).toEqual([EXPIRED]);
  expect(paths.filter((path) => path === '/login')).toHaveLength(1);
});

test('ST-06 an expired token is no session at start-up @prove', async ({ page }) => {
  const member = await sharedMember(primaryBrand);
  const payload = Buffer.from(JSON.stringify({ exp: 1_600_000_000 })).toString('base64url');
  await openAs(page, { ...member, token: `x.${payload}.x` }, '/auth/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});

test('ST-01 removing either the token or the user ends the session @prove', async ({ page }) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Navigate away first, because the running app may still write to the storage.
  await page.addInitScript(() => localStorage.removeItem('user'));
  await page.goto(brandUrl(primaryBrand, '/auth/contact'));
  await expect(page).toHaveURL(/\/login$/);
});
