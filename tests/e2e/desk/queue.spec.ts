import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays, bangkokDay } from '#core/time/bangkok';
import { accessibilityViolations } from '../support/axe';
import { brands, primaryBrand } from '../support/site';
import { expect, test, type Desk } from './support/desk';

// In one worker, because they work on the queues of one server.
test.describe.configure({ mode: 'default' });

/** Without slips of other journeys. */
const brandId = brands.find(({ id }) => id !== primaryBrand)?.id ?? '';
const LIST = `/q/adjustment?brand=${brandId}`;
/** Baht; more than one person may decide in a day. */
const AMOUNTS = [90_000, 80_000, 70_000, 60_000, 50_000] as const;

/** The letter that opens a queue. */
const QUEUES = {
  ...{ d: 'deposit', s: 'slip', w: 'withdrawal', p: 'payout', r: 'reward', z: 'prize', a: 'adjustment' },
  t: 'game-transfer',
} as const;

/** The operator proposes adjustments that a second person has to approve. @returns their ids. */
async function propose(desk: Desk): Promise<string[]> {
  const ids: string[] = [];
  for (const amount of AMOUNTS) {
    const reason = `ชดเชย ${amount}`;
    const body = { username: 'demo03', direction: 'ADD', amount, kind: 'COMPENSATION', reason } as const;
    ids.push((await desk.asStaff('POST /api/staff/adjustment', brandId, { body })).uuid);
  }
  return ids;
}

const statusOf = async (desk: Desk, id: string) =>
  (await desk.asStaff('GET /api/staff/adjustment', brandId, { query: {} })).find(({ uuid }) => uuid === id)
    ?.status;

/** A row of the list by its amount. */
const row = (page: Page, amount: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: amount });

test('DSK-07 DSK-43 DSK-47 DSK-80 DSK-84 DSK-86 DSK-87 M21 two people work on one queue', async ({
  desk,
}) => {
  const [own = '', held = '', late = ''] = await propose(desk);
  const admin = await desk.open('admin', LIST);
  await expect(row(admin, '90,000.00')).toBeVisible();

  const operator = await test.step('a claim is on the other desk within a second', async () => {
    const page = await desk.open('operator', LIST);
    await row(page, '90,000.00').getByRole('link').first().click();
    await expect(page.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    await expect(row(admin, '90,000.00')).toContainText('operator กำลังตรวจ', { timeout: 1_000 });
    return page;
  });

  await test.step('the creator cannot approve, neither here nor through the API', async () => {
    await expect(operator.getByText('คุณเป็นผู้เสนอรายการนี้ คนอื่นต้องเป็นผู้อนุมัติ')).toBeVisible();
    await expect(operator.getByRole('button', { name: /อนุมัติแล้วไปต่อ/ })).toHaveCount(0);
    expect.soft(await accessibilityViolations(operator), 'own proposal').toEqual([]);
    const params = { uuid: own };
    const approve = desk.asStaff('POST /api/staff/adjustment/{uuid}/approve', brandId, { params, body: {} });
    await expect(approve).rejects.toThrow('ADJUSTMENT_OWN');
  });

  await test.step('a saved view is shared with the colleagues of a brand', async () => {
    await operator.goto(desk.url(`${LIST}&from=65000`));
    await operator.getByRole('button', { name: 'บันทึกมุมมอง' }).click();
    const dialog = operator.getByRole('dialog');
    await dialog.getByLabel('ชื่อ').fill('ยอดใหญ่');
    await dialog.getByRole('combobox', { name: 'ใครเห็นบ้าง' }).click();
    await operator
      .getByRole('option', { name: /^ทีมงานของ/ })
      .first()
      .click();
    expect.soft(await accessibilityViolations(operator, { within: '[data-modal]' }), 'view').toEqual([]);
    await dialog.getByRole('button', { name: 'บันทึก' }).click();
    await expect(dialog).toBeHidden();
    await admin.reload();
    await admin.getByRole('link', { name: 'ยอดใหญ่' }).click();
    await expect(admin).toHaveURL(/from=65000/);
    await expect(row(admin, '60,000.00')).toHaveCount(0);
    await expect(row(admin, '70,000.00')).toBeVisible();
  });

  await test.step('the export has the rows of the filtered list', async () => {
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'ส่งออก CSV' }).click(),
    ]);
    const [, ...lines] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
    const query = { brand: brandId, from: '65000', state: 'waiting' } as const;
    const params = { kind: 'adjustment' } as const;
    const listed = await desk.asStaff('GET /api/staff/queue/{kind}', brandId, { params, query }, 'admin');
    expect(lines.map((line) => line.split(',')[0])).toEqual(listed.map(({ uuid }) => uuid));
    await expect(admin.getByRole('main').getByRole('listitem')).toHaveCount(lines.length);
    expect(lines).toHaveLength(3);
  });

  await test.step('an item on hold is resumed', async () => {
    await row(admin, '80,000.00').getByRole('link').first().click();
    await expect(admin.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    await admin.keyboard.press('h');
    const dialog = admin.getByRole('dialog');
    await dialog.getByLabel('เหตุผล').fill('รอเอกสาร');
    expect.soft(await accessibilityViolations(admin, { within: '[data-modal]' }), 'hold').toEqual([]);
    await dialog.getByRole('button', { name: 'พักแล้วไปต่อ' }).click();
    // The next free item opens.
    await expect(admin).not.toHaveURL(new RegExp(held));
    await admin.goto(desk.url(`${LIST}&state=held`));
    await row(admin, '80,000.00').getByRole('link').first().click();
    await expect(admin.getByText('รอเอกสาร')).toBeVisible();
    await admin.getByRole('button', { name: 'กลับมาตรวจต่อ' }).click();
    await expect(admin.getByText('รอเอกสาร')).toBeHidden();
    await expect(admin.getByRole('button', { name: 'พักรายการ' })).toBeVisible();
  });

  await test.step('a refused decision comes back as a card', async () => {
    await admin.goto(desk.url(`/q/adjustment/${late}?brand=${brandId}`));
    await expect(admin.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    const params = { uuid: late };
    // The operator takes the item over and takes the proposal back, while the decision is under way.
    await admin.route(`**/adjustment/${late}/approve`, async (route) => {
      const item = { kind: 'adjustment', uuid: late } as const;
      await desk.asStaff('POST /api/staff/queue/{kind}/{uuid}/take-over', brandId, {
        params: item,
        body: { reason: 'แก้ไขยอด' },
      });
      await desk.asStaff('POST /api/staff/adjustment/{uuid}/reject', brandId, {
        params,
        body: { reason: 'ยอดผิด' },
      });
      await route.continue();
    });
    await admin.keyboard.press('a');
    await admin.keyboard.press('Enter');
    const card = admin.getByRole('alert').filter({ hasText: 'ไม่สำเร็จ: อนุมัติ' });
    await expect(card).toContainText('70,000.00');
    expect(await statusOf(desk, late)).toBe('REJECTED');
    expect.soft(await accessibilityViolations(admin), 'refused').toEqual([]);
    await card.getByRole('button', { name: 'ปิด' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('several are decided together, each with its own result', async () => {
    await admin.goto(desk.url(LIST));
    await expect(row(admin, '50,000.00')).toBeVisible();
    for (const amount of ['80,000.00', '60,000.00', '50,000.00'])
      await row(admin, amount).getByRole('checkbox').click();
    const uuid = held;
    await admin.route(`**/adjustment/${uuid}/approve`, async (route) => {
      await desk.asStaff('POST /api/staff/queue/{kind}/{uuid}/claim', brandId, {
        params: { kind: 'adjustment', uuid },
      });
      await route.continue();
    });
    await admin.getByRole('toolbar').getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    const result = (amount: string) => dialog.getByRole('listitem').filter({ hasText: amount });
    await expect(result('80,000.00')).toContainText('คนอื่นทำอยู่');
    await expect(result('60,000.00')).toContainText('สำเร็จ');
    await expect(result('50,000.00')).toContainText('สำเร็จ');
    expect.soft(await accessibilityViolations(admin, { within: '[data-modal]' }), 'bulk').toEqual([]);
    await dialog.getByRole('button', { name: 'เสร็จสิ้น' }).click();
    await expect(row(admin, '60,000.00')).toContainText('เสร็จแล้ว');
    expect(await statusOf(desk, held)).toBe('PENDING');
  });
});

test('DSK-48 an owner approves a withdrawal on a phone', async ({ desk }) => {
  const credit = { username: 'demo02', direction: 'ADD', amount: 1_000 } as const;
  const correction = { ...credit, kind: 'CORRECTION', reason: 'ยอดที่หายไป' } as const;
  await desk.asStaff('POST /api/staff/adjustment', brandId, { body: correction });
  const { uuid } = await desk.asMember(brandId, 'demo02', 'POST /api/auth/withdraw/{uuid}', (id) => ({
    params: { uuid: id },
    body: { amount: 1_000 },
  }));
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const page = await desk.open('payer', `/q/withdrawal?brand=${brandId}`, phone);
  await row(page, '1,000.00').getByRole('link').first().tap();
  await expect(page.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
  const approve = page.getByRole('button', { name: /อนุมัติแล้วไปต่อ/ });
  await expect(approve).toBeInViewport();
  expect.soft(await accessibilityViolations(page), 'the withdrawal on a phone').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await approve.tap();
  await expect(async () => {
    const all = await desk.asStaff('GET /api/staff/withdraw', brandId, { query: {} });
    expect(all.find((one) => one.uuid === uuid)?.status).toMatch(/PROCESSING|SUCCESS/);
  }).toPass();
});

test('DSK-42 DSK-61 DSK-62 reports, alerts and reconciliation by keyboard; numbers are sums over the ledger @prove', async ({
  desk,
}) => {
  const page = await desk.open('operator', LIST);
  await expect(page.getByRole('heading', { name: 'ปรับเครดิต' })).toBeVisible();
  for (const [letter, kind] of Object.entries(QUEUES)) {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(new RegExp(`/q/${kind}`));
  }
  const open = async (words: string, heading: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'ค้นหาและสั่งงาน' })).toBeFocused();
    await page.keyboard.type(words);
    await page.getByRole('option', { name: heading }).waitFor();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    expect.soft(await accessibilityViolations(page), words).toEqual([]);
  };
  await open('alerts', 'แจ้งเตือน');
  await open('reconciliation', 'กระทบยอด');
  await open('reports', 'รายงาน');
  for (const name of ['การกลับมาเล่น', 'แนะนำเพื่อน']) {
    await page.getByRole('link', { name }).press('Enter');
    await expect(page.getByRole('region', { name })).toBeVisible();
    expect.soft(await accessibilityViolations(page), name).toEqual([]);
  }

  const to = bangkokDay(Date.now());
  const days = { from: addDays(to, -29), to, brand: brandId } as const;
  await page.goto(desk.url(`/report/money?${new URLSearchParams({ ...days, by: 'channel' }).toString()}`));
  const table = page.getByRole('region', { name: 'การเงิน' });
  const total = table.getByRole('button', { name: /^ดูรายการของ รวม ยอดฝาก / });
  const query = { column: 'deposits', limit: '100', ...days } as const;
  const rows = await desk.asStaff('GET /api/staff/report/money/movement', brandId, { query });
  const sum = rows.reduce((satang, { amount }) => satang + Math.round(amount * 100), 0) / 100;
  expect(sum).toBeGreaterThan(0);
  await expect(total).toHaveText(sum.toLocaleString('en-US', { minimumFractionDigits: 2 }));
  await total.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (let shown = 20; shown < rows.length; shown += 20)
    await dialog.getByRole('button', { name: 'โหลดเพิ่ม' }).press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(rows.length);
  expect.soft(await accessibilityViolations(page, { within: '[data-modal]' }), 'movements').toEqual([]);
});
