import { MINUTE_MS } from '#core/time/durations';
import { brands } from '../support/site';
import { accentOf, openReview, publishButton, restore, workspace } from './support/release';
import { expect, test } from './support/studio';
import { expectSaved, selectRadio } from './support/workspace';

const brandId = brands[0]?.id ?? '';

test('W5 a change is published with a note, the open site updates without a reload, and it is rolled back', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const before = await workspace(studio, brandId);
  const oldName = String(before.published.file['displayName']);
  const newName = `${oldName} ใหม่`;

  const site = await studio.visitor();
  await site.clock.install();
  await site.goto(studio.site(brandId, '/login'));
  const username = site.getByRole('textbox').first();
  await username.fill('สมชาย');
  const oldAccent = await accentOf(site.locator('html'));

  await test.step('the editor changes three settings', async () => {
    const editor = await studio.open('editor', `/b/${brandId}?group=theme&route=/login`);
    await editor.getByRole('textbox', { name: 'สีหลัก' }).fill('#00d0ff');
    await editor.getByRole('button', { name: /^ตัวตนของแบรนด์/ }).click();
    await editor.getByRole('textbox', { name: 'ชื่อแบรนด์' }).fill(newName);
    await editor.getByRole('button', { name: /^รูปภาพ/ }).click();
    await editor.getByRole('textbox', { name: 'โลโก้', exact: true }).first().fill('icon.svg');
    await expect(publishButton(editor)).toHaveText(/3$/);
    await expectSaved(editor);
    await editor.context().close();
  });

  const page = await studio.open('publisher', `/b/${brandId}?route=/login`);
  const dialog = page.getByRole('dialog');

  await test.step('before publishing: summary, JSON Patch, affected pages, before and after', async () => {
    await openReview(page);
    await expect(dialog.getByText('เปลี่ยน 3 ค่า')).toBeVisible();
    const colour = dialog.getByRole('listitem').filter({ hasText: 'สีและรูปทรง › สีหลัก' });
    await expect(colour).toContainText('#00d0ff');
    await expect(dialog.getByRole('listitem').filter({ hasText: 'ชื่อแบรนด์' })).toContainText(newName);
    await selectRadio(dialog.getByRole('radio', { name: 'JSON Patch' }));
    const patch = JSON.parse(await dialog.locator('pre').innerText()) as unknown;
    expect(patch).toContainEqual({ op: 'replace', path: '/displayName', value: newName });
    await expect(dialog.getByRole('region', { name: 'ผลกระทบ' })).toContainText('กระทบ 1 แบรนด์');
    await dialog.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
    const sides = ['ที่เผยแพร่อยู่', 'ฉบับร่าง'].map((name) => page.frameLocator(`iframe[title="${name}"]`));
    await expect
      .poll(() => Promise.all(sides.map((side) => accentOf(side.locator('html')))))
      .toEqual([oldAccent, '#00d0ff']);
    for (const side of sides) await expect(side.getByRole('textbox').first()).toBeVisible();
  });

  await test.step('published with a note; without one the button is disabled', async () => {
    await openReview(page);
    const go = dialog.getByRole('button', { name: 'เผยแพร่', exact: true });
    await expect(go).toBeDisabled();
    await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('เปลี่ยนสีรับปีใหม่');
    await go.click();
    await expect(dialog).toBeHidden();
    await expect(publishButton(page)).toBeDisabled();
  });

  await test.step('an open site updates within a minute and retains form input', async () => {
    await site.clock.runFor(MINUTE_MS);
    await expect.poll(() => accentOf(site.locator('html'))).toBe('#00d0ff');
    await expect(site).toHaveTitle(new RegExp(`${newName}$`));
    await expect(username).toHaveValue('สมชาย');
  });

  await test.step('page, brand file and configuration serve the new revision', async () => {
    const html = await (await site.request.get(studio.site(brandId))).text();
    expect(html).toContain(`<title>${newName}`);
    expect(html).toContain('--accent:#00d0ff');
    const file = (await (await site.request.get(studio.site(brandId, '/brand.json'))).json()) as unknown;
    expect(file).toMatchObject({ displayName: newName, theme: { color: '#00d0ff' } });
    const answer = await site.request.get(studio.site(brandId, '/api/configuration'));
    expect(JSON.stringify(await answer.json())).toContain('"path":"icon.svg"');
  });

  await test.step('history shows author, time and note; the old revision is published again', async () => {
    await page.getByRole('button', { name: 'ประวัติการเผยแพร่' }).click();
    const rows = dialog.getByRole('navigation', { name: 'รุ่นที่เผยแพร่' }).getByRole('listitem');
    await expect(rows.first()).toContainText('เปลี่ยนสีรับปีใหม่');
    await expect(rows.first()).toContainText('publisher@demo.sala.example');
    await expect(rows.first()).toContainText(/\d{2}:\d{2}/);
    await expect(rows.first()).toContainText('ใช้อยู่');
    await rows.nth(1).getByRole('button').click();
    await expect(dialog.getByText('เปลี่ยน 3 ค่า')).toBeVisible();
    await dialog.getByRole('button', { name: `เผยแพร่รุ่น ${before.published.revision} อีกครั้ง` }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the open site updates at once when it becomes visible', async () => {
    await site.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect.poll(() => accentOf(site.locator('html'))).toBe(oldAccent);
    await expect(username).toHaveValue('สมชาย');
    const { published } = await workspace(studio, brandId);
    expect(published).toMatchObject({
      revision: before.published.revision + 2,
      kind: 'rollback',
      restores: before.published.revision,
      file: before.published.file,
    });
  });
});

test('warnings require a reason before a brand is published; errors block it @prove', async ({ studio }) => {
  await studio.clean(brandId);
  const before = await workspace(studio, brandId);
  const page = await studio.open('publisher', `/b/${brandId}?group=contacts&route=/login`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('textbox', { name: 'ไลน์หลัก' }).fill('');
  await page.getByRole('textbox', { name: 'ไลน์สำรอง' }).fill('');
  await expect(publishButton(page)).toHaveText(/2$/);
  await expectSaved(page);
  await openReview(page);
  await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('ปิดไลน์ชั่วคราว');
  const go = dialog.getByRole('button', { name: 'เผยแพร่', exact: true });
  await expect(go).toBeDisabled();
  await dialog.getByRole('textbox', { name: /เหตุผลที่จะเผยแพร่/ }).fill('รอเลขไลน์ใหม่จากทีม');
  await go.click();
  await expect(dialog).toBeHidden();
  const [release] = await studio.call('GET /api/staff/brand/{brandId}/release', {
    as: 'viewer',
    params: { brandId },
  });
  expect(release).toMatchObject({ status: 'PUBLISHED', reason: 'รอเลขไลน์ใหม่จากทีม' });

  await page.getByRole('button', { name: /^ตัวตนของแบรนด์/ }).click();
  await page.getByRole('textbox', { name: 'ชื่อแบรนด์' }).fill('');
  await expect(publishButton(page)).toHaveText(/1$/);
  await openReview(page);
  await expect(dialog.getByText('ยังเผยแพร่ไม่ได้ ต้องแก้ข้อผิดพลาด 1 ข้อก่อน')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('ไม่มีชื่อ');
  await expect(go).toBeDisabled();
  await restore(studio, brandId, before);
});
