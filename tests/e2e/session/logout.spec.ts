import { openAs, registerMember, sharedMember } from '../support/member';
import { logOut, storedSession, pauseTime, recordToasts } from '../support/pages';
import { expect, primaryBrand, test } from '../support/site';

const ASK = 'ต้องการออกจากระบบใช่หรือไม่';
const DONE = 'ออกจากระบบสำเร็จ';

test('ST-08 CON-02 the confirmation closes automatically after five seconds and the member remains logged in @prove', async ({
  page,
}) => {
  await page.clock.install();
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const logOutButton = page.getByRole('button', { name: 'ออกจากระบบ' });
  const dialog = page.getByRole('dialog', { name: ASK });
  // Opened once before time is paused: its code loads on first use.
  await logOutButton.click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toBeHidden();
  await pauseTime(page);
  await logOutButton.click();
  await expect(dialog.getByRole('button', { name: 'ตกลง' })).toBeVisible();
  await page.clock.runFor(4_500);
  await expect(dialog).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(dialog).toBeHidden();
  expect((await storedSession(page)).token).not.toBeNull();
});

test('ST-10 cancelling, Escape and a tap outside the dialog all leave the session active @prove', async ({
  page,
}) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const dialog = page.getByRole('dialog', { name: ASK });
  const ways = [
    () => dialog.getByRole('button', { name: 'ยกเลิก' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 8),
  ];
  for (const close of ways) {
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    expect((await storedSession(page)).token).not.toBeNull();
  }
});

test('ST-07 ST-09 CON-02 logging out clears the storage, shows a message, redirects to /login and stops all polling', async ({
  page,
}) => {
  await page.clock.install();
  const member = await registerMember(primaryBrand);
  const toasts = await recordToasts(page);
  await openAs(page, member, '/auth/dashboard');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => toasts).toEqual([DONE]);
  expect(await storedSession(page)).toEqual({ token: null, user: null });

  await page.waitForLoadState('networkidle');
  const late: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/auth/')) late.push(request.url());
  });
  await page.clock.runFor(10_000);
  expect(late).toEqual([]);
  // The server has revoked the token too.
  const status = await page.evaluate(
    async ([uuid, token]) =>
      (await fetch(`/api/auth/user/detail/${uuid}`, { headers: { authorization: `Bearer ${token}` } }))
        .status,
    [member.user.uuid, member.token] as const,
  );
  expect(status).toBe(401);
  await expect(page.getByText(DONE)).toHaveCount(0);
});
