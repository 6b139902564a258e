import { registerMember, memberPassword } from '../support/member';
import { logIn } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, test } from '../support/site';

const simple = brandWith(({ layout }) => layout.public === 'simple');
const classic = brandWith(({ layout }) => layout.public === 'classic');

test('LAY-11 LAY-13 the simple layout has search, log-in, side menu and footer, the classic layout has its bar', async ({
  page,
}) => {
  await page.goto(brandUrl(simple));
  await expect(page.getByPlaceholder('ค้นหาเกม')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect(page.getByTestId('top-bar')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText(`© ${brandOf(simple).footer.year}`);
  expect(brandOf(simple).footer.year).toBe('2024');
  await page.getByRole('button', { name: 'เมนู' }).click();
  const menu = page.getByRole('dialog', { name: 'เมนู' });
  await menu.getByRole('link', { name: 'โปรโมชั่น' }).click();
  await expect(page).toHaveURL(/\/promotion$/);
  await expect(menu).toBeHidden();

  await page.goto(brandUrl(classic));
  await expect(page.getByTestId('top-bar')).toBeVisible();
  await expect(page.getByPlaceholder('ค้นหาเกม')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'เมนู' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toContainText('© 2022');
});

test('LAY-12 search filters by Thai and English names and opens the game after log-in @prove', async ({
  page,
}) => {
  const { username } = await registerMember(simple);
  await page.goto(brandUrl(simple, '/contact'));
  const search = page.getByPlaceholder('ค้นหาเกม');
  const hits = page.getByRole('search').getByRole('link');
  await search.fill('ส');
  await expect(hits).toHaveCount(0);
  await search.fill('สล็');
  await expect(hits).toHaveText([/^สล็อต/]);
  await search.fill('SLOT');
  await expect(hits).toHaveText([/^สล็อต/]);
  await search.fill('zzzz');
  await expect(page.getByText('ไม่พบเกมที่ค้นหา')).toBeVisible();
  await search.fill('มวย ไทย');
  await expect(hits).toHaveText([/^มวยไทย/]);
  await search.fill('nagagold');
  await expect(hits).toHaveText([/^นาคาทองคำ/]);
  await hits.first().click();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, username, memberPassword);
  await expect(page).toHaveURL(/\/auth\/games\/slot\/JK\?game=naga-gold$/);
  const chosen = page.getByRole('region', { name: 'เกมที่คุณเลือก' });
  await expect(chosen.getByRole('button', { name: 'เข้าเล่น นาคาทองคำ' })).toBeEnabled();
});

test('LAY-27 an invalid field that receives the focus is not covered by the fixed bar', async ({ page }) => {
  await page.goto(brandUrl(simple, '/register'));
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  const phone = page.getByLabel('เบอร์โทรศัพท์');
  await expect(phone).toBeFocused();
  const bar = await page.getByRole('banner').boundingBox();
  const field = await phone.boundingBox();
  expect(field?.y).toBeGreaterThan((bar?.y ?? Number.NaN) + (bar?.height ?? Number.NaN));
});
