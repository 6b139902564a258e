import { primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { expectSaved, member, openGroup, openWorkspace, setting, variable } from './support/workspace';

test('an error is shown in Thai at its field and blocks publishing on the screen and at the server; low contrast is fixed in one click, as one step that can be undone @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'group=contacts&route=/login', 'publisher');
  const line = setting(page, '/contacts/line1');
  await line.getByRole('textbox').fill('@มรกต ไลน์');
  await expect(line.getByRole('status')).toContainText('ไอดีไลน์ตัวเล็ก เช่น @example');
  await expect(line.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  // The frame still shows the last valid state.
  await expect(member(page).getByLabel('ชื่อผู้ใช้')).toBeVisible();

  await openGroup(page, 'ระดับสมาชิก');
  const cell = setting(page, '/levels/2/nextLevelAmount').getByRole('textbox');
  await cell.fill('40,000');
  const said = page.getByText('ยอดสู่ระดับถัดไปของระดับ 2 ไม่สูงกว่าระดับก่อนหน้า');
  await expect(said).toBeVisible();
  await expect(cell).toHaveAttribute('aria-invalid', 'true');
  await expectSaved(page);

  const banner = page.getByRole('banner');
  await banner.getByRole('button', { name: /^เผยแพร่/ }).click();
  const dialog = page.getByRole('dialog', { name: 'ตรวจก่อนเผยแพร่' });
  await expect(dialog.getByText('ยังเผยแพร่ไม่ได้ ต้องแก้ข้อผิดพลาด 2 ข้อก่อน')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('ลองเผยแพร่');
  await expect(dialog.getByRole('button', { name: 'เผยแพร่', exact: true })).toBeDisabled();
  const params = { brandId: primaryBrand };
  const { published, draft } = await studio.call('GET /api/staff/brand/{brandId}', {
    as: 'publisher',
    params,
  });
  const body = { baseRevision: published.revision, draftVersion: draft.version, note: 'ลอง', reason: 'ลอง' };
  await expect(
    studio.call('POST /api/staff/brand/{brandId}/release', { as: 'publisher', params, body }),
  ).rejects.toThrow(/^422 BRAND_INVALID/);

  // The list of problems links to the field; correcting it unblocks publishing.
  await dialog
    .getByRole('button', { name: /ไลน์หลัก/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(line.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('@sala.right');
  await expect(line.getByRole('status')).toHaveCount(0);
  await openGroup(page, 'ระดับสมาชิก');
  await cell.fill('60,000');
  await expect(said).toHaveCount(0);
  await expect(banner.getByRole('button', { name: /ข้อผิดพลาด/ })).toHaveCount(0);

  await openGroup(page, 'สีและรูปทรง');
  const text = setting(page, '/theme/text');
  await text.getByRole('textbox').fill('#20383c');
  const problem = text.getByRole('status');
  await expect(problem).toBeVisible();
  await problem.getByRole('button').click();
  await expect(problem).toHaveCount(0);
  const fixed = await text.getByRole('textbox').inputValue();
  expect(fixed).not.toBe('#20383c');
  await expect.poll(() => variable(member(page), '--text')).toBe(fixed);
  await page.getByRole('banner').getByRole('button', { name: 'เลิกทำ' }).click();
  await expect(text.getByRole('textbox')).toHaveValue('#20383c');
});
