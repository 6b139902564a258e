import type { Page } from '@playwright/test';
import { sendWithdrawal, inBaht } from '../support/money';
import { answer, watch } from '../support/answers';
import { fund } from '../support/bank';
import { memberPassword, registerMember } from '../support/member';
import { logIn } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** Tries every way out of its frame and reports the result of each. */
const hostile = `<!doctype html><title>x</title><body><script>
const tried = {};
for (const [name, act] of Object.entries({
  top: () => { top.location = 'http://evil.example/'; return 'sent'; },
  document: () => parent.document.title,
  storage: () => parent.localStorage.getItem('token'),
  popup: () => String(window.open('http://evil.example/')),
  own: () => location.origin,
})) { try { tried[name] = act(); } catch (error) { tried[name] = error.name; } }
document.body.textContent = JSON.stringify(tried);
</script>`;

test('W2 W6 API-110 a framed game cannot escape its frame, and one that hangs or refuses framing blocks neither the balance nor a withdrawal @prove', async ({
  page,
  browserErrors,
}) => {
  const member = await registerMember(primaryBrand);
  const credited = await fund(member, 1_000);
  const games = brandUrl('games');
  let url = `${games}play/hostile`;
  await answer(page, 'POST /api/auth/user/opengame', () => ({ data: { url, mode: 'iframe' as const } }));
  const home = await watch(page, 'POST /api/auth/user/game/cashOut');
  await page.route(`${games}play/hostile`, (route) =>
    route.fulfill({ contentType: 'text/html', body: hostile }),
  );
  await page.route(`${games}play/hanging`, () => undefined);
  // Other hosts are blocked, such as the chat and external images.
  const own = [brandUrl(primaryBrand), games].map((address) => new URL(address).hostname);
  await page.route(
    ({ hostname }) => !own.includes(hostname),
    (route) => route.abort(),
  );
  await page.goto(brandUrl(primaryBrand, '/login'));
  await logIn(page, member.username, memberPassword);
  await expect(page.getByTestId('header-credit')).toHaveText(inBaht(credited));
  await page.goto(brandUrl(primaryBrand, '/auth/games/slot/JK'));

  await play(page);
  const inside = page.frameLocator('iframe').locator('body');
  await expect(inside).toContainText('own');
  expect(JSON.parse(await inside.innerText())).toEqual({
    top: 'SecurityError',
    document: 'SecurityError',
    storage: 'SecurityError',
    popup: 'null',
    own: new URL(games).origin,
  });
  await expect(page).toHaveURL(/\/auth\/games\/slot\/JK$/);
  expect(
    page
      .context()
      .pages()
      .filter((one) => one.url().includes('evil')),
  ).toEqual([]);
  await page.getByRole('button', { name: 'ออกจากเกม' }).click();
  await expect.poll(() => home.length).toBe(1);

  browserErrors.length = 0;
  url = 'https://elsewhere.example/play';
  await play(page);
  await expect(page.getByRole('link', { name: 'เข้าเล่นเกม' })).toHaveAttribute('href', url);
  await expect.poll(() => browserErrors.join()).toContain('frame-src');
  browserErrors.length = 0;
  await page.getByRole('button', { name: 'ปิด', exact: true }).click();

  url = `${games}play/hanging`;
  await play(page);
  await expect(page.getByText('กำลังเปิดเกม…')).toBeVisible();
  await page.getByRole('button', { name: 'ออกจากเกม' }).click();
  await page.goto(brandUrl(primaryBrand, '/auth/withdraw'));
  await page.getByLabel('จำนวนเงินที่ต้องการถอน').fill('300');
  await sendWithdrawal(page);
  await expect(page.getByTestId('withdrawal')).toContainText('รอดำเนินการ');
});

async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' }).click();
}
