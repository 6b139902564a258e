import { expect, test } from './support/studio';
import { expectSame, mark, member, openGroup, openWorkspace, setting, variable } from './support/workspace';

test('BRD-05 colour, layout, feature, LINE id and texts change in the frame without a reload; form input survives', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/login');
  const frame = member(page);
  const username = frame.getByLabel('ชื่อผู้ใช้');
  await username.fill('สมชาย');
  await mark(frame);

  await page.getByRole('textbox', { name: 'สีหลัก' }).fill('#00d0ff');
  await expect.poll(() => variable(frame, '--accent')).toBe('#00d0ff');

  await openGroup(page, 'การจัดวาง');
  await expect(frame.getByTestId('top-bar')).toBeVisible();
  await setting(page, '/layout/public').getByRole('radio', { name: 'เรียบง่าย' }).click();
  await expect(frame.getByPlaceholder('ค้นหาเกม')).toBeVisible();
  await expect(frame.getByTestId('top-bar')).toHaveCount(0);
  await setting(page, '/layout/public').getByRole('radio', { name: 'คลาสสิก' }).click();
  await expect(frame.getByTestId('top-bar')).toBeVisible();

  await openGroup(page, 'ฟีเจอร์');
  await expect(frame.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' })).toBeVisible();
  await setting(page, '/flags/register').getByRole('switch').click();
  await expect(frame.getByRole('main').getByRole('link', { name: 'สมัครสมาชิก' })).toHaveCount(0);

  await openGroup(page, 'ช่องทางติดต่อ');
  await setting(page, '/contacts/line1').getByRole('textbox').fill('@sala.live');
  await expect(frame.locator('[data-edit="/contacts/line1"]')).toHaveAttribute('href', /%40sala\.live$/);

  await openGroup(page, 'ข้อความของแบรนด์');
  await page.getByRole('searchbox', { name: 'ค้นหาข้อความหรือรหัสข้อความ' }).fill('login:title');
  await page.getByRole('button', { name: 'แทนที่ข้อความนี้' }).first().click();
  await setting(page, '/texts/th/login:title').getByRole('textbox').fill('ยินดีต้อนรับกลับบ้าน');
  await expect(frame.getByRole('heading', { name: 'ยินดีต้อนรับกลับบ้าน' })).toBeVisible();

  await expect(username).toHaveValue('สมชาย');
  await expectSame(frame);
});

test('the bottom bar and the table of levels change on the member’s page, without a reload @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/auth/dashboard&member=level-2&group=layout');
  const frame = member(page);
  const bar = frame.getByTestId('bottom-bar').getByRole('link');
  await expect(bar.nth(3)).toHaveText('ถอนเงิน');
  await mark(frame);
  await setting(page, '/bottomBar/slot4').getByRole('radio', { name: 'กิจกรรม' }).click();
  await expect(bar.nth(3)).toHaveText('กิจกรรม');

  await frame.getByRole('link', { name: 'ระดับสมาชิก', exact: true }).click();
  await expect(page).toHaveURL(/route=%2Fauth%2Fuser%2Franking/);
  const platinum = frame.getByTestId('level-platinum');
  await platinum.scrollIntoViewIfNeeded();
  const scrolled = await frame.locator('html').evaluate(() => window.scrollY);
  await openGroup(page, 'ระดับสมาชิก');
  await setting(page, '/levels/3/lostPercent').getByRole('textbox').fill('8.5');
  await expect(platinum).toContainText('คืนยอดเสีย 8.5%');
  expect(await frame.locator('html').evaluate(() => window.scrollY)).toBe(scrolled);
  await expectSame(frame);
});
