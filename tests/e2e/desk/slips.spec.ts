import { accessibilityViolations } from '../support/axe';
import { primaryBrand } from '../support/site';
import { expect, test } from './support/desk';

// In one worker, because each has a server of its own.
test.describe.configure({ mode: 'default' });

test('DSK-47 a cashier clears a queue of slips by keyboard alone', async ({ desk }) => {
  await desk.sendSlips(primaryBrand, 'demo02', 3);
  const page = await desk.open('operator', `/q/slip?brand=${primaryBrand}`);
  const member = (amount: string) => page.getByRole('heading', { name: `วิภา สุขสันต์ ${amount}` });
  const rows = page.getByRole('main').getByRole('listitem').getByRole('link', { name: /วิภา/ });
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveTitle(/^\(\d+\) Sala Desk$/);
  expect.soft(await accessibilityViolations(page), 'the list').toEqual([]);

  await page.keyboard.press('Enter');
  await expect(member('200.00')).toBeFocused();
  await expect(page.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
  await expect(page.getByAltText('ภาพสลิป')).toBeVisible();
  const compared = page.getByRole('table', { name: 'เปรียบเทียบ' });
  await expect(compared.getByRole('row', { name: /ชื่อผู้โอน/ })).toContainText('คนอื่น');
  expect.soft(await accessibilityViolations(page), 'the review').toEqual([]);

  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(member('400.00')).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await expect(member('600.00')).toBeFocused();
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(page.getByText('ไม่มีรายการที่ว่างอยู่')).toBeVisible();
  await expect(page.getByText('ไม่มีรายการรอ')).toBeVisible();

  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('demo02');
  await page.getByRole('option', { name: /demo02.*Morakot/ }).click();
  const timeline = page.getByRole('region', { name: 'ประวัติทั้งหมด' });
  await expect(timeline.getByRole('listitem').filter({ hasText: 'สลิป' }).first()).toContainText('600.00');
  expect.soft(await accessibilityViolations(page), 'the member').toEqual([]);
  await page.goto(desk.url(`/settings?brand=${primaryBrand}`));
  await page.getByRole('button', { name: 'ลองดู' }).click();
  await expect(page.getByText(/จากรายการถอน \d+ รายการ|ไม่มีรายการถอน/)).toBeVisible();
  expect.soft(await accessibilityViolations(page), 'the settings').toEqual([]);

  const slips = await desk.asStaff('GET /api/staff/slip', primaryBrand, { query: {} });
  const decided = slips
    .filter(({ username }) => username === 'demo02')
    .map(({ amount, status }) => [amount, status]);
  expect(decided.sort()).toEqual([
    [200, 'SUCCESS'],
    [400, 'REJECTED'],
    [600, 'SUCCESS'],
  ]);
});

test('DSK-47 two cashiers see each other’s claims; one takes over with a reason @prove', async ({ desk }) => {
  const [uuid = ''] = await desk.sendSlips(primaryBrand, 'demo05', 1);
  const first = await desk.open('operator', `/q/slip/${uuid}`);
  await expect(first.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
  const second = await desk.open('admin', `/q/slip/${uuid}`);
  await expect(second.getByText(/กำลังตรวจรายการนี้อยู่$/)).toBeVisible();
  await expect(second.getByRole('button', { name: /อนุมัติแล้วไปต่อ/ })).toHaveCount(0);
  await second.getByRole('button', { name: 'รับช่วงต่อ' }).click();
  const dialog = second.getByRole('dialog');
  await dialog.getByLabel('เหตุผล').fill('พักเที่ยง');
  expect.soft(await accessibilityViolations(second, { within: '[data-modal]' }), 'take over').toEqual([]);
  await dialog.getByRole('button', { name: 'รับช่วงต่อ' }).click();
  await expect(second.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
  await expect(first.getByText(/กำลังตรวจรายการนี้อยู่$/)).toBeVisible();
});

test('DSK-48 queue and review work on a phone, in light colours too', async ({ desk }) => {
  const [uuid = ''] = await desk.sendSlips(primaryBrand, 'demo03', 1);
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await desk.open('operator', `/q/slip?brand=${primaryBrand}`, phone);
  await page.evaluate(() => localStorage.setItem('sala.studio.scheme', 'light'));
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: /ปรียา/ }).first().click();
  await expect(page).toHaveURL(new RegExp(uuid));
  await expect(page.getByRole('button', { name: /อนุมัติแล้วไปต่อ/ })).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect.soft(await accessibilityViolations(page), 'the review on a phone').toEqual([]);
  await page.getByRole('heading', { name: /ปรียา/ }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'ระงับสมาชิก' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect.soft(await accessibilityViolations(page), 'the member on a phone').toEqual([]);
  await page.getByRole('button', { name: 'กลับ', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(uuid));
  await expect(page.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
});
