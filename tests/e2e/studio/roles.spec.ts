import { brands } from '../support/site';
import { openReview, publishButton, restore, workspace } from './support/release';
import { expect, test } from './support/studio';
import { expectSaved } from './support/workspace';

const [brandId = '', secondId = brandId] = brands.map(({ id }) => id);
const nameOf = (id: string) => brands.find((brand) => brand.id === id)?.displayName ?? '';

test('I5 a viewer cannot edit, an editor cannot publish, and both see the reason @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const params = { brandId };
  const viewer = await studio.open('viewer', `/b/${brandId}?group=theme&route=/login`);
  await expect(viewer.getByText('คุณมีสิทธิ์ดูอย่างเดียว จึงแก้ไขแบรนด์นี้ไม่ได้')).toBeVisible();
  await expect(viewer.getByRole('banner').getByText('อ่านอย่างเดียว')).toBeVisible();
  await expect(viewer.getByRole('textbox', { name: 'สีหลัก' })).not.toBeEditable();
  await expect(viewer.getByRole('button', { name: 'แชร์ลิงก์ตัวอย่าง' })).toHaveCount(0);
  await expect(viewer.getByRole('button', { name: 'ไฟล์ของแบรนด์' })).toHaveCount(0);

  const editor = await studio.open('editor', `/b/${brandId}?group=identity&route=/login`);
  await editor.getByRole('textbox', { name: 'ชื่อแบรนด์' }).fill('ชื่อของผู้แก้ไข');
  await expectSaved(editor);
  for (const page of [viewer, editor]) {
    await expect(publishButton(page)).toBeDisabled();
    await publishButton(page).hover();
    await expect(page.getByRole('tooltip')).toContainText('ต้องมีบทบาทผู้เผยแพร่ขึ้นไป');
    await page.getByRole('button', { name: 'ประวัติการเผยแพร่' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('navigation').getByRole('listitem').last().getByRole('button').click();
    await expect(dialog.getByRole('button', { name: /อีกครั้ง|อนุมัติ/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
  const changes = [{ path: '/displayName', before: 'ชื่อของผู้แก้ไข', after: 'ไม่ได้' }];
  await expect(
    studio.call('PATCH /api/staff/brand/{brandId}/draft', { as: 'viewer', params, body: { changes } }),
  ).rejects.toThrow('403');
  const { published, draft } = await workspace(studio, brandId);
  const body = { baseRevision: published.revision, draftVersion: draft.version, note: 'ไม่ได้' };
  await expect(
    studio.call('POST /api/staff/brand/{brandId}/release', { as: 'editor', params, body }),
  ).rejects.toThrow('403');
  await studio.clean(brandId);
});

test('I5 I6 staff of one brand see only that brand; others do not exist for them', async ({ studio }) => {
  const held = await studio.call('GET /api/staff/brand', { as: 'one-brand' });
  expect(held).toHaveLength(1);
  const [{ brandId: own } = { brandId: '' }] = held;
  const foreign = brands.find(({ id }) => id !== own)?.id ?? '';
  const page = await studio.open('one-brand', '/');
  const list = page.getByRole('navigation', { name: 'แบรนด์และหมวดการตั้งค่า' }).getByRole('link');
  await expect(list).toHaveText([nameOf(own)]);
  await expect(page).toHaveURL(new RegExp(`/b/${own}`));
  await page.goto(studio.url(`/b/${foreign}`));
  await expect(page.getByRole('alert').or(page.getByText(/ไม่พบ/)).first()).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('PUB-19 I8 two presses close a site until an end time, two open it, and the audit trail names the actor @prove', async ({
  studio,
}) => {
  const site = await studio.visitor();
  await site.goto(studio.site(secondId, '/login'));
  await expect(site.getByRole('textbox').first()).toBeVisible();
  const focus = () => site.evaluate(() => window.dispatchEvent(new Event('focus')));
  const page = await studio.open('operator', `/b/${brandId}?route=/login`);
  const name = nameOf(secondId);

  await page.getByRole('button', { name: `${name}: เว็บไซต์เปิดให้บริการ` }).click();
  await page.getByRole('button', { name: 'ปิดปรับปรุงทันที' }).click();
  await expect(page.getByRole('button', { name: `${name}: ปิดปรับปรุงอยู่` })).toBeVisible();
  await focus();
  await expect(site.getByRole('heading', { name: 'ปิดปรับปรุงระบบชั่วคราว' })).toBeVisible();
  await expect(site.getByText(/\d{2}:\d{2}/)).toBeVisible();
  const { endAt } = await studio.call('GET /api/staff/brand/{brandId}/operation', {
    as: 'viewer',
    params: { brandId: secondId },
  });
  expect(Date.parse(endAt ?? '') - Date.now()).toBeGreaterThan(28 * 60_000);
  expect(Date.parse(endAt ?? '') - Date.now()).toBeLessThan(31 * 60_000);

  await page.getByRole('button', { name: `${name}: ปิดปรับปรุงอยู่` }).click();
  await page.getByRole('button', { name: 'เปิดเว็บไซต์ทันที' }).click();
  await expect(page.getByRole('button', { name: `${name}: เว็บไซต์เปิดให้บริการ` })).toBeVisible();
  await focus();
  await expect(site.getByRole('textbox').first()).toBeVisible();

  await page.goto(studio.url(`/audit/${secondId}`));
  const closed = page.getByRole('listitem').filter({ hasText: 'ปิดปรับปรุงเว็บไซต์' }).first();
  await expect(closed).toContainText('operator@demo.sala.example');
  await expect(closed).toContainText('คาดว่าเปิด');
  await expect(page.getByRole('listitem').first()).toContainText('เปิดเว็บไซต์');

  const editor = await studio.open('editor', `/b/${brandId}?route=/login`);
  await editor.getByRole('button', { name: `${name}: เว็บไซต์เปิดให้บริการ` }).click();
  await expect(editor.getByText('ต้องมีบทบาทผู้ดำเนินการขึ้นไปจึงจะเปิดปิดเว็บไซต์ได้')).toBeVisible();
  await expect(editor.getByRole('button', { name: 'ปิดปรับปรุงทันที' })).toHaveCount(0);
});

test('W4 an uploaded image appears in the frame at once, and on the site once published', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const before = await workspace(studio, brandId);
  const page = await studio.open('publisher', `/b/${brandId}?group=images&route=/login`);
  const upload = page.getByLabel(/^อัปโหลดโลโก้/).first();
  await upload.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await upload.setInputFiles(`dist/${brandId}/icons/icon-192.png`);
  const inFrame = page.frameLocator('iframe').locator('img[src*="/u/"]').first();
  await expect(inFrame).toBeVisible();
  expect(await inFrame.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expectSaved(page);
  await openReview(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('โลโก้ใหม่');
  const reason = dialog.getByRole('textbox', { name: /เหตุผลที่จะเผยแพร่/ });
  if (await reason.isVisible()) await reason.fill('รูปทดสอบ');
  await dialog.getByRole('button', { name: 'เผยแพร่', exact: true }).click();
  await expect(dialog).toBeHidden();
  const site = await studio.visitor();
  await site.goto(studio.site(brandId, '/login'));
  const onSite = site.locator('img[src^="/brand/u/"]').first();
  await expect(onSite).toBeVisible();
  expect(await onSite.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await restore(studio, brandId, before);
});
