import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { openAs, registerMember, sharedMember } from '../support/member';
import { logOut, storedSession } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/**
 * The chat's host is the site itself here: the policy of each brand opens the hosts of its own chat only, and
 * the brand as shipped has none.
 */
async function withChat(page: Page, ids: { propertyId: string; widgetId: string }): Promise<string[]> {
  const host = brandUrl(primaryBrand, '/chat-host');
  await patchBrand(page, { flags: { liveChat: true }, chat: { provider: 'tawk', host, ...ids } });
  const asked: string[] = [];
  await page.route('**/chat-host/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: stub });
  });
  return asked;
}

/** Stands in for the third party: notes what it is told, then says that it has loaded. */
const stub = `
  window.chatCalls = [];
  const note = (name) => (...args) => window.chatCalls.push([name, args[0], localStorage.getItem('token')]);
  Object.assign(window.Tawk_API, {
    setAttributes: note('set'), login: note('login'), logout: note('logout'),
    hideWidget: note('hide'), showWidget: note('show'),
  });
  window.Tawk_API.onLoad();
`;

type ChatCall = [name: string, told: unknown, token: string | null];
const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { chatCalls?: ChatCall[] }).chatCalls ?? []);

test('LAY-21 LAY-22 the chat loads for members only and learns name, username and level, nothing else', async ({
  page,
}) => {
  const asked = await withChat(page, { propertyId: 'prop1', widgetId: 'wid1' });
  for (const path of ['/', '/login', '/contact']) {
    await page.goto(brandUrl(primaryBrand, path));
    await page.waitForLoadState('networkidle');
  }
  expect(asked).toEqual([]);

  const member = await sharedMember(primaryBrand);
  await answer(page, 'GET /api/auth/user/level/{uuid}', {
    data: { level: 3, depositTotal: 0, depositMonth: 0 },
  });
  await openAs(page, member, '/auth/dashboard');
  await expect.poll(() => asked).toEqual(['/chat-host/prop1/wid1']);
  await expect
    .poll(async () => (await callsOf(page)).filter(([name]) => name === 'set').at(-1)?.[1])
    .toEqual({ name: member.user.name, username: member.username, level: 'แพลทินัม' });
  const told = JSON.stringify((await callsOf(page)).map(([, what]) => what));
  for (const secret of [member.token, member.password, member.bankId, member.user.phone, member.user.uuid]) {
    expect(told).not.toContain(secret);
  }
});

test('LAY-21 without ids there is no chat', async ({ page }) => {
  const asked = await withChat(page, { propertyId: '', widgetId: '' });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('W7 ST-09 the chat learns who is here by proof, stays away from buttons, and is left while the session still stands', async ({
  page,
}) => {
  await withChat(page, { propertyId: 'prop1', widgetId: 'wid1' });
  const member = await registerMember(primaryBrand);
  const { username, user } = member;
  await answer(page, 'GET /api/auth/chat', { data: { userId: username, proof: 'proof-of-the-server' } });
  await openAs(page, member, '/auth/deposit');
  const names = async () => (await callsOf(page)).map(([name]) => name);
  await expect.poll(names).toEqual(expect.arrayContaining(['login', 'set', 'hide']));
  const login = (await callsOf(page)).find(([name]) => name === 'login');
  expect(login?.[1]).toEqual({ userId: username, name: user.name, hash: 'proof-of-the-server' });
  const bar = page.getByTestId('bottom-bar');
  for (const way of ['ฝากเงิน', 'ถอนเงิน']) {
    await bar.getByRole('link', { name: way }).click();
    await expect.poll(async () => (await names()).at(-1)).toBe('hide');
  }
  await bar.getByRole('link', { name: 'ติดต่อเรา' }).click();
  await expect.poll(async () => (await names()).at(-1)).toBe('show');
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  const left = (await callsOf(page)).find(([name]) => name === 'logout');
  expect(left?.[2], 'the token was still kept when the chat was left').not.toBeNull();
  expect((await names()).at(-1)).not.toBe('show');
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});
