import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { openAs, registerMember, sharedMember } from '../support/member';
import { logOut, storedSession } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/**
 * The test serves the chat from the site’s own host, because the shipped brand has no chat and its policy allows no
 * chat host.
 */
async function withChat(page: Page, ids: { propertyId: string; widgetId: string }): Promise<string[]> {
  const host = brandUrl(primaryBrand, '/chat-host');
  await patchBrand(page, { flags: { liveChat: true }, chat: { provider: 'tawk', host, ...ids } });
  const requests: string[] = [];
  await page.route('**/chat-host/**', (route) => {
    requests.push(new URL(route.request().url()).pathname);
    return route.fulfill({ contentType: 'text/javascript', body: stub });
  });
  return requests;
}

/** Replaces the third-party script: records the calls it gets and reports that it has loaded. */
const stub = `
  window.chatCalls = [];
  const record = (name) => (...args) => window.chatCalls.push([name, args[0], localStorage.getItem('token')]);
  Object.assign(window.Tawk_API, {
    setAttributes: record('set'), login: record('login'), logout: record('logout'),
    hideWidget: record('hide'), showWidget: record('show'), maximize: record('open'),
  });
  window.Tawk_API.onLoad();
`;

type ChatCall = [name: string, payload: unknown, token: string | null];
const callsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { chatCalls?: ChatCall[] }).chatCalls ?? []);

test('LAY-21 LAY-22 the chat loads for members only and receives name, username and level, nothing else @prove', async ({
  page,
}) => {
  const requests = await withChat(page, { propertyId: 'prop1', widgetId: 'wid1' });
  for (const path of ['/', '/login', '/contact']) {
    await page.goto(brandUrl(primaryBrand, path));
    await page.waitForLoadState('networkidle');
  }
  expect(requests).toEqual([]);

  const member = await sharedMember(primaryBrand);
  await answer(page, 'GET /api/auth/user/level/{uuid}', {
    data: { level: 3, depositTotal: 0, depositMonth: 0 },
  });
  await openAs(page, member, '/auth/dashboard');
  await expect.poll(() => requests).toEqual(['/chat-host/prop1/wid1']);
  await expect
    .poll(async () => (await callsOf(page)).filter(([name]) => name === 'set').at(-1)?.[1])
    .toEqual({ name: member.user.name, username: member.username, level: 'แพลทินัม' });
  const payload = JSON.stringify((await callsOf(page)).map(([, what]) => what));
  for (const secret of [member.token, member.password, member.bankId, member.user.phone, member.user.uuid]) {
    expect(payload).not.toContain(secret);
  }
});

test('LAY-21 without chat ids there is no chat @prove', async ({ page }) => {
  const requests = await withChat(page, { propertyId: '', widgetId: '' });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
});

test('W7 ST-09 the chat receives a signed identity, does not cover buttons, and logs out before the session ends @prove', async ({
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
  for (const label of ['ฝากเงิน', 'ถอนเงิน']) {
    await bar.getByRole('link', { name: label }).click();
    await expect.poll(async () => (await names()).at(-1)).toBe('hide');
  }
  await bar.getByRole('link', { name: 'ติดต่อเรา' }).click();
  expect((await names()).at(-1)).toBe('hide');
  await page.getByRole('button', { name: 'เปิดแชทสด' }).click();
  await expect.poll(async () => (await names()).slice(-2)).toEqual(['show', 'open']);
  await logOut(page);
  await expect(page).toHaveURL(/\/login$/);
  const left = (await callsOf(page)).find(([name]) => name === 'logout');
  expect(left?.[2], 'the token was still stored when the chat logged out').not.toBeNull();
  expect((await names()).at(-1)).not.toBe('show');
  expect(await storedSession(page)).toEqual({ token: null, user: null });
});
