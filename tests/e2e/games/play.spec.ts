import type { Page } from '@playwright/test';
import { callApi } from '../support/api';
import { fund } from '../support/bank';
import { openAs, registerMember } from '../support/member';
import { selectByLabel } from '../support/pages';
import { brandOf, brandUrl, expect, primaryBrand, test } from '../support/site';

// The game provider is another origin, whose CORS policy would have to allow an extra header.
test.use({ extraHTTPHeaders: {} });

test('RTM-25 RTM-26 RTM-27 RTM-14 ENT-18 LAY-12 API-110 API-111 API-112 API-113 a member opens a game from the lobby, plays it and returns with the remaining balance', async ({
  page,
}) => {
  const member = await registerMember(primaryBrand);
  const baht = await fund(member, 500);
  await openAs(page, member, '/auth/games/category');
  await expect(page).toHaveURL(/\?cat=sport$/);

  const tabs = page.getByRole('navigation', { name: 'เกมทั้งหมด' });
  await tabs.getByRole('link', { name: 'สล็อต' }).click();
  await expect(page).toHaveURL(/\?cat=slot$/);
  const { providers } = brandOf(primaryBrand);
  const cards = page.getByTestId('provider');
  await expect(cards).toHaveText(
    [providers.JK, providers.AC, providers.SG].map(({ name }) => new RegExp(name)).concat(/ปิดปรับปรุง/),
  );
  await expect(cards.last().getByRole('link')).toHaveCount(0);

  await page.getByRole('textbox', { name: 'ค้นหาเกม' }).fill('ดอกบัว');
  await page.getByRole('button', { name: 'เพิ่ม จันทร์ดอกบัว ในรายการโปรด' }).click();
  await page.getByRole('button', { name: 'ล้างคำค้นหา' }).click();
  await cards.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/auth\/games\/slot\/JK$/);

  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' }).click();
  const game = await opened;
  await expect(game.getByRole('heading', { name: 'นาคาทองคำ' })).toBeVisible();
  expect(await purse(game)).toBe(Math.round(baht * 100));
  await game.getByText('50', { exact: true }).click();
  await game.getByRole('button', { name: 'เล่น', exact: true }).click();
  await expect(game.getByRole('status')).toHaveText(/ยินดีด้วย|ยังไม่ถูก/);
  const remaining = await purse(game);
  expect(remaining).toBeGreaterThanOrEqual(Math.round(baht * 100) - 5_000);

  await game.getByRole('link', { name: 'กลับเว็บ' }).click();
  await expect(game).toHaveURL(/\/auth\/games\/category\?cat=slot$/);
  await expect.poll(() => credit(game)).toBe(remaining);
  await selectByLabel(game.getByRole('radio', { name: 'เล่นล่าสุด' }));
  await expect(game.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeVisible();
  await selectByLabel(game.getByRole('radio', { name: 'รายการโปรด' }));
  await expect(game.getByRole('button', { name: 'เข้าเล่น จันทร์ดอกบัว' })).toBeVisible();
  await game.close();

  // The provider's rounds are fetched in the background.
  await expect
    .poll(() => callApi(primaryBrand, 'GET /api/auth/user/game/session', { token: member.token }))
    .toHaveLength(1);
  await page.goto(brandUrl(primaryBrand, '/auth/transaction/history?type=game'));
  const rows = page.getByTestId('history-row');
  await expect(rows).toHaveText([/นาคาทองคำ.*1 รอบ/s]);
  expect(await credit(page)).toBe(remaining);
});

/** The player’s balance in the game, in satang. */
async function purse(game: Page): Promise<number> {
  return Number((await game.locator('.purse b').innerText()).replace(/\D/g, ''));
}

/** The balance in the header, in satang. */
async function credit(page: Page): Promise<number> {
  return Number((await page.getByTestId('header-credit').innerText()).replace(/\D/g, ''));
}
