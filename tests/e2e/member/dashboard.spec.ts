import { answer } from '../support/answers';
import { news, imageItem } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { showMember } from '../support/money';
import { brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

const withMedia = brandWith(({ flags }) => flags.media);

test('RTM-06 both tiles have the configured images; the placeholder still links @prove', async ({ page }) => {
  await answer(page, 'GET /api/auth/configuration/list', {
    data: [imageItem('home.dashboard.huay', 'icon.svg'), imageItem('home.dashboard.allGame', 'missing.svg')],
  });
  await page.route('**/missing.svg', (route) => route.fulfill({ status: 404 }));
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expect(page.getByTestId('tile-huay')).toHaveAttribute('src', '/brand/icon.svg');
  await expect(page.getByTestId('tile-all')).toHaveAttribute('src', /placeholder/);
  await page.getByTestId('tile-all').click();
  await expect(page).toHaveURL(/\/auth\/games\/category\?cat=sport$/);
});

test('RTM-06 RTM-07 LVL-09 shows credit, level, progress, announcements and every link @prove', async ({
  page,
}) => {
  const member = await sharedMember(withMedia);
  await showMember(page, member, { level: 1, point: 1234.5, total: 25_000 });
  await answer(page, 'GET /api/auth/announcement', { data: [news('ประกาศทดสอบ')] });
  await openAs(page, member, '/auth/dashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('ยอดเงินคงเหลือ').first()).toBeVisible();
  await expect(page.getByTestId('balance')).toHaveText('1,234.50บาท');
  await expect(page.getByTestId('level-name')).toHaveText('ซิลเวอร์');
  await expect(main.getByRole('progressbar', { name: 'ความคืบหน้าสู่ระดับถัดไป' })).toHaveAttribute('value', '0.5');
  await expect(main.getByText('ฝากอีก 25,000 บาท')).toBeVisible();
  await expect(main.getByText('ประกาศทดสอบ').first()).toBeVisible();
  const links = {
    ฝากเงิน: '/auth/deposit',
    ถอนเงิน: '/auth/withdraw',
    // The lottery comes last, because it becomes the remembered category (LAY-07).
    เกมทั้งหมด: '/auth/games/category?cat=sport',
    หวย: '/auth/games/category?cat=lotto',
    โปรโมชั่น: '/auth/media/promotion',
    กิจกรรม: '/auth/media',
    ประวัติ: '/auth/transaction/history',
    ระดับสมาชิก: '/auth/user/ranking',
    คืนยอดเสีย: '/auth/cashback',
  };
  for (const [name, to] of Object.entries(links)) {
    await main.getByRole('link', { name, exact: true }).first().click();
    await expect(page, name).toHaveURL(brandUrl(withMedia, to));
    await page.goBack();
    await expect(page.getByTestId('balance'), name).toBeVisible();
  }
});
