import type { Page } from '@playwright/test';
import { brands, primaryBrand } from '../support/site';
import { expectColorsOpenToAll, expectOpenToAll, part, prefer } from './support/axe';
import { openReview, publishFile, restore, saveDraft, workspace } from './support/release';
import { expect, test, password } from './support/studio';
import { expectAccessible, expectSaved, openGroup, openWorkspace, selectRadio } from './support/workspace';

const brandId = primaryBrand;
const other = brands.find(({ id }) => id !== brandId)?.id ?? '';

/**
 * Visits are few: each screen is checked from the page that the previous check left. Reduced motion avoids half-faded
 * elements.
 */
const still = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' });

const bar = (page: Page, name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });

/** Opens an element, checks it, and closes it with Escape. */
async function expectDialog(page: Page, screen: string, open: () => Promise<void>): Promise<void> {
  await open();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expectOpenToAll(page, screen, part.dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

async function expectFloat(page: Page, screen: string, open: () => Promise<void>): Promise<void> {
  await open();
  // Without the tooltips, one of which may open when the focus returns.
  const float = page.locator(`${part.float} > :is([role=menu], [role=dialog])`);
  await expect(float).toBeVisible();
  await expectOpenToAll(page, screen, part.float);
  await page.keyboard.press('Escape');
  await expect(float).toHaveCount(0);
}

test('A10 log-in: password, second factor, invitation, expired links @prove', async ({ studio }) => {
  const page = await studio.visitor();
  await still(page);
  await page.goto(studio.url('/'));
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expectOpenToAll(page, 'log-in');
  await page.getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
  await expect(page.getByText('กรุณากรอกอีเมล')).toBeVisible();
  await expectOpenToAll(page, 'log-in, nothing typed');
  await page.route('**/api/staff/login', (route) =>
    route.fulfill({ status: 401, json: { status: 401, code: 'OTP_REQUIRED', message: '' } }),
  );
  await page.getByLabel('อีเมล').fill('admin@demo.sala.example');
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill('a password');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('รหัส 6 หลัก')).toBeFocused();
  await expectOpenToAll(page, 'second factor');
  await prefer(page, { scheme: 'light', language: 'en' });
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expectOpenToAll(page, 'log-in, light');
  await page.goto(studio.url(`/accept#${'a'.repeat(43)}`));
  await expect(page.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expectOpenToAll(page, 'invitation, light');
  await page.goto(studio.url('/share#none'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectOpenToAll(page, 'share link that has ended, light');
});

test('staff pages: staff list, invitation, account, audit trail, unknown page @prove', async ({ studio }) => {
  const page = await studio.open('admin', '/people');
  await still(page);
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectOpenToAll(page, 'people');
  await page.getByRole('button', { name: 'เชิญทีมงาน' }).click();
  await expect(page.getByRole('textbox', { name: 'อีเมล' })).toBeFocused();
  await expectOpenToAll(page, 'invite', part.dialog);
  await page.keyboard.type('nobody@demo.sala.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'ลิงก์เชิญ' })).toBeVisible();
  await expectOpenToAll(page, 'invitation link', part.dialog);
  await page.keyboard.press('Escape');
  const someone = page.getByRole('listitem').filter({ hasText: 'viewer@demo.sala.example' });
  await someone.getByRole('button', { name: /^จัดการ/ }).click();
  await page.getByRole('menuitem', { name: 'ออกลิงก์ตั้งรหัสผ่านใหม่' }).click();
  await page.getByRole('button', { name: 'สร้างลิงก์' }).click();
  const link = page.getByRole('textbox', { name: 'ลิงก์ตั้งรหัสผ่าน' });
  await expect(link).toHaveValue(/\/reset#[\w-]{43}$/);
  await expectOpenToAll(page, 'link for a new password', part.dialog);
  const visitor = await studio.visitor();
  await visitor.goto(await link.inputValue());
  await expect(visitor.getByRole('heading', { name: 'ตั้งรหัสผ่านใหม่' })).toBeVisible();
  await expectOpenToAll(visitor, 'new password');
  await page.keyboard.press('Escape');
  await prefer(page, { scheme: 'light' });
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectColorsOpenToAll(page, 'people, light');
  await page.goto(studio.url('/account'));
  await page.getByLabel('รหัสผ่านปัจจุบัน').fill(password);
  await page.getByRole('button', { name: 'เริ่มตั้งค่า' }).click();
  await expect(page.getByLabel('รหัส 6 หลักจากแอป')).toBeVisible();
  await expectOpenToAll(page, 'account, light');
  await page.goto(studio.url(`/audit/${brandId}`));
  await expect(page.getByRole('listitem').first()).toBeVisible();
  await expectOpenToAll(page, 'audit, light');
  await page.goto(studio.url('/nowhere'));
  await expect(page.getByRole('heading', { name: 'ไม่พบหน้านี้' })).toBeVisible();
  await expectOpenToAll(page, 'no such page, light');
});

test('the workspace and its overlays @prove', async ({ studio }) => {
  const page = await openWorkspace(studio, 'group=theme&route=/login', 'admin');
  await still(page);
  await expectOpenToAll(page, 'workspace');
  await expectDialog(page, 'palette', () => page.keyboard.press('Control+k'));
  await expectDialog(page, 'shortcuts', () => page.keyboard.press('?'));
  await expectDialog(page, 'share', async () => {
    await bar(page, 'แชร์ลิงก์ตัวอย่าง').click();
    await page.getByRole('button', { name: 'สร้างลิงก์' }).click();
    await expect(page.getByRole('button', { name: 'คัดลอก' })).toBeVisible();
  });
  await expectDialog(page, 'history', () => bar(page, 'ประวัติการเผยแพร่').click());
  await expectFloat(page, 'account menu', () => bar(page, 'เมนู').click());
  await expectFloat(page, 'file menu', () => bar(page, 'ไฟล์ของแบรนด์').click());
  await expectFloat(page, 'no problems', () => bar(page, /^ปัญหา/).click());
  await expectFloat(page, 'states', () => page.getByRole('button', { name: 'ผู้เยี่ยมชม' }).click());
  await expectFloat(page, 'emergency', () =>
    page
      .getByRole('button', { name: /เว็บไซต์เปิดให้บริการ/ })
      .first()
      .click(),
  );
  await prefer(page, { scheme: 'light' });
  await expectAccessible(page);
  // The same elements as above, in other colours.
  await expectColorsOpenToAll(page, 'workspace, light');
});

test('W5 A6 each group of settings, an edit conflict, failures @prove', async ({ studio }) => {
  const page = await openWorkspace(studio, 'group=identity&route=/login');
  const name = page.getByRole('textbox', { name: 'ชื่อแบรนด์' });
  await still(page);
  const groups = page.getByRole('navigation').locator('li > button');
  await expect(groups.nth(12)).toBeVisible();
  for (const group of await groups.all()) {
    await group.click();
    await expect(group).toHaveAttribute('aria-current', 'true');
    await expectOpenToAll(page, `settings, ${await group.innerText()}`, part.form);
  }
  await openGroup(page, 'สีและรูปทรง');
  await expectFloat(page, 'colour picker', () => page.getByRole('button', { name: 'เลือกสีหลัก' }).click());
  await openGroup(page, 'รูปภาพ');
  await expectFloat(page, 'library of images', () =>
    page.getByRole('button', { name: 'เลือกโลโก้จากคลังรูป' }).click(),
  );
  await openGroup(page, 'ระดับสมาชิก');
  await expectDialog(page, 'table of levels', () => page.getByRole('button', { name: 'ขยายตาราง' }).click());

  await test.step('W5 an edit conflict between two staff members', async () => {
    await openGroup(page, 'ตัวตนของแบรนด์');
    const { draft } = await workspace(studio, brandId);
    const change = { path: '/displayName', before: draft.file['displayName'], after: 'ของเพื่อน' };
    await saveDraft(studio, brandId, 'publisher', [change]);
    await name.fill('ของฉัน');
    await page.getByRole('button', { name: 'ดูและเลือก' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectOpenToAll(page, 'two values to choose from', part.dialog);
    await page.keyboard.press('Escape');
    await expectOpenToAll(page, 'saving waits for a choice');
    await page.getByRole('button', { name: 'ดูและเลือก' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ใช้ของฉัน' }).click();
    await expectSaved(page);
  });

  await test.step('A6 failures: the session has ended, the API does not answer', async () => {
    await page.route('**/api/staff/**', (route) =>
      route.fulfill({ status: 401, json: { status: 401, code: 'TOKEN_INVALID', message: '' } }),
    );
    await name.fill('ยังไม่ได้บันทึก');
    await expect(page.getByRole('dialog', { name: 'หมดเวลาการใช้งาน' })).toBeVisible();
    await expectOpenToAll(page, 'log in again', part.dialog);
    await page.unroute('**/api/staff/**');
    const down = await studio.open('editor', '/account');
    await down.route('**/api/staff/brand/**', (route) => route.abort());
    await down.goto(studio.url(`/b/${other}`));
    await expect(down.getByText('โหลดข้อมูลไม่สำเร็จ')).toBeVisible();
    await expectOpenToAll(down, 'no answer');
  });
});

test('problems, changes, publishing and history @prove', async ({ studio }) => {
  const before = await workspace(studio, brandId);
  await studio.clean(brandId);
  const after = { ...before.published.file, tagline: { th: 'คำโปรยใหม่', en: 'A new tagline' } };
  await publishFile(studio, brandId, after);
  await saveDraft(studio, brandId, 'editor', [
    { path: '/theme/text', before: before.published.file['theme']?.['text' as never], after: '#555555' },
    { path: '/contacts', before: before.published.file['contacts'] },
  ]);
  const page = await studio.open('publisher', `/b/${brandId}?group=theme&route=/login`);
  await still(page);
  await expectAccessible(page);
  await expectOpenToAll(page, 'settings with problems', part.form);
  await expectFloat(page, 'problems', () => bar(page, /^ปัญหา/).click());
  await expectDialog(page, 'publish with warnings, at a time', async () => {
    await openReview(page);
    await selectRadio(page.getByRole('radio', { name: 'ตั้งเวลา' }));
  });
  await expectDialog(page, 'an old revision', async () => {
    await bar(page, 'ประวัติการเผยแพร่').click();
    await page.getByRole('button', { name: new RegExp(`^รุ่น ${String(before.published.revision)} `) }).click();
    await expect(page.getByText('สิ่งที่จะเปลี่ยนเมื่อย้อนกลับ')).toBeVisible();
  });
  await restore(studio, brandId, before);
});

test('many frames: devices, matrix, wall, comparison, all brands @prove', async ({ studio }) => {
  const page = await openWorkspace(studio, 'device=phone-360.tablet.desktop&route=/login');
  await still(page);
  await expectOpenToAll(page, 'devices side by side');
  for (const mode of ['ทุกสถานะ', 'ทุกแบรนด์', 'ก่อน–หลัง']) {
    await selectRadio(page.getByRole('radio', { name: mode }));
    await expectAccessible(page);
    await expectOpenToAll(page, mode, part.canvas);
  }
});
