import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { imageItem } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

test.use({ viewport: { width: 360, height: 640 } });

const mediaBrand = brandWith(({ bottomBar }) => bottomBar.slot4 === 'media');

test('LAY-05 LAY-06 the bottom bar has five items in order, each linking to its page', async ({ page }) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  const items = page.getByTestId('bottom-bar').getByRole('link');
  const expected = [
    ['หน้าหลัก', /\/auth\/dashboard$/],
    ['ฝากเงิน', /\/auth\/deposit$/],
    ['เกมทั้งหมด', /\/auth\/games\/category\?cat=/],
    ['ถอนเงิน', /\/auth\/withdraw$/],
    ['ติดต่อเรา', /\/auth\/contact$/],
  ] as const;
  await expect(items).toHaveText(expected.map(([label]) => label));
  for (const [place, [, address]] of expected.entries()) {
    await items.nth(place).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading').first()).toBeVisible();
  }
});

test('LAY-06 a brand with media in the fourth slot shows it there; withdrawal is one tap from the dashboard @prove', async ({
  page,
}) => {
  await openAs(page, await sharedMember(mediaBrand), '/auth/dashboard');
  const fourth = page.getByTestId('bottom-bar').getByRole('link').nth(3);
  await expect(fourth).toHaveText('กิจกรรม');
  await page.getByRole('main').getByRole('link', { name: 'ถอนเงิน' }).click();
  await expect(page).toHaveURL(/\/auth\/withdraw$/);
  await fourth.click();
  await expect(page).toHaveURL(/\/auth\/media$/);
});

test('LAY-06 a brand with withdrawal in the fourth slot links to media from the dashboard @prove', async ({
  page,
}) => {
  await patchBrand(page, { bottomBar: { slot4: 'withdraw' } });
  await openAs(page, await sharedMember(mediaBrand), '/auth/dashboard');
  await expect(page.getByTestId('bottom-bar').getByRole('link').nth(3)).toHaveText('ถอนเงิน');
  await page.getByRole('main').getByRole('link', { name: 'กิจกรรม' }).click();
  await expect(page).toHaveURL(/\/auth\/media$/);
});

test('LAY-07 RTM-25 RTM-26 the middle button has the configured image and remembers the category @prove', async ({
  page,
}) => {
  await answer(page, 'GET /api/auth/configuration/list', {
    data: [imageItem('home.menuBottom.allGame', 'icon.svg')],
  });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  const middle = page.getByTestId('bottom-bar').getByRole('link', { name: 'เกมทั้งหมด' });
  await expect(middle.locator('img')).toHaveAttribute('src', '/brand/icon.svg');
  await middle.click();
  await expect(page).toHaveURL(/\?cat=sport$/);
  await page.getByRole('main').getByRole('link', { name: 'สล็อต' }).click();
  await expect(page).toHaveURL(/\?cat=slot$/);
  await page.getByTestId('bottom-bar').getByRole('link', { name: 'หน้าหลัก' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await middle.click();
  await expect(page).toHaveURL(/\?cat=slot$/);
  // An unknown category is replaced by the default without a history entry.
  await page.goto(brandUrl(primaryBrand, '/auth/games/category?cat=zzz'));
  await expect(page).toHaveURL(/\?cat=sport$/);
});
