import { openAs, registerMember, sharedMember } from '../support/member';
import { logIn, storedSession } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('RTM-02 ST-01 an incomplete session is ignored and cleared @prove', async ({ page }) => {
  const { token, user } = await sharedMember(primaryBrand);
  const incompleteSessions: Record<string, string>[] = [
    { token },
    { user: JSON.stringify(user) },
    { token, user: JSON.stringify({ ...user, uuid: undefined }) },
    { token, user: '{broken' },
  ];
  await page.goto(brandUrl(primaryBrand, '/404'));
  for (const session of incompleteSessions) {
    await page.evaluate((stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, session);
    await page.goto(brandUrl(primaryBrand, '/auth/dashboard'));
    await expect(page, JSON.stringify(session)).toHaveURL(/\/login$/);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  }
});

test('RTM-03 log-in opens the requested page, otherwise the dashboard', async ({ page }) => {
  const { username, password } = await registerMember(primaryBrand);
  await page.goto(brandUrl(primaryBrand, '/auth/withdraw'));
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/auth\/withdraw$/);
  await page.goto(brandUrl(primaryBrand, '/404'));
  await page.evaluate(() => localStorage.clear());
  await page.goto(brandUrl(primaryBrand, '/login'));
  await logIn(page, username, password);
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
});

test('RTM-04 RTM-05 ERR-06 /auth redirects to the dashboard, /auth/login is an alias of /login @prove', async ({
  page,
}) => {
  await page.goto(brandUrl(primaryBrand, '/auth/login'));
  await expect(page).toHaveURL(new RegExp('//[^/]+/login$'));
  await openAs(page, await sharedMember(primaryBrand), '/auth');
  await expect(page).toHaveURL(/\/auth\/dashboard$/);
  for (const path of ['/auth/', '/auth/login']) {
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page, path).toHaveURL(/\/auth\/dashboard$/);
  }
  await page.goto(brandUrl(primaryBrand, '/auth/nope'));
  await expect(page).toHaveURL(/\/404$/);
});
