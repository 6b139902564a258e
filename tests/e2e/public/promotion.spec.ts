import { answer } from '../support/answers';
import { setting, userSetting } from '../support/fixtures';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const NONE = 'ขณะนี้ยังไม่มีโปรโมชั่น';

test('PUB-10 PUB-11 PUB-12 ENT-08 shows two windows with rate, time, final digits and maximum', async ({
  page,
}) => {
  await answer(page, 'GET /api/setting', { data: setting({}) });
  await page.goto(brandUrl(primaryBrand, '/promotion'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const text of ['10%', '12:00 - 13:00', 'ยอดเงินคงเหลือลงท้ายด้วย .25', '500 บาท']) {
    await expect(cards.first()).toContainText(text);
  }
  for (const text of ['5%', '20:00 - 21:30', 'ลงท้ายด้วย .50', '500 บาท'])
    await expect(cards.nth(1)).toContainText(text);
});

test('PUB-10 PUB-12 PUB-13 without a maximum and windows shows neither; without a second rate there is no second window @prove', async ({
  page,
}) => {
  const cards = page.getByRole('main').getByRole('article');
  for (const bonusMax of [0, null]) {
    await answer(page, 'GET /api/setting', { data: setting({}, { bonusMax }) });
    await page.goto(brandUrl(primaryBrand, '/promotion'));
    await expect(page.getByText(NONE)).toBeVisible();
    await expect(cards).toHaveCount(0);
  }
  // A back end may omit the number completely.
  const { bonusMax: _, ...rest } = userSetting;
  const body = JSON.stringify({ status: 200, message: 'success', data: { line: {}, userSetting: rest } });
  await answer(page, 'GET /api/setting', { status: 200, body });
  await page.reload();
  await expect(page.getByText(NONE)).toBeVisible();

  await answer(page, 'GET /api/setting', { data: setting({}, { bonusRate2: null, bonusMax: 1 }) });
  await page.reload();
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('1 บาท');
});
