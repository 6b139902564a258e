import type { Page } from '@playwright/test';
import { brands } from '../support/site';
import { openReview, publishFile, restore, saveDraft, workspace } from './support/release';
import { expect, test } from './support/studio';

const brandId = brands[3]?.id ?? brands[0]?.id ?? '';

/** The logo of a brand with this name, in one of the two frames. */
const logoIn = (page: Page, frame: string, name: string) =>
  page.frameLocator(`iframe[title="${frame}"]`).getByAltText(name).first();

test('W5 I5 a brand with four-eyes approval: the author waits and cannot approve, another publisher approves or rejects @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const params = { brandId };
  const before = await workspace(studio, brandId);
  await publishFile(studio, brandId, { ...before.published.file, publishing: { fourEyes: true } });
  const { revision } = (await workspace(studio, brandId)).published;
  const change = (after: string, from: unknown) =>
    saveDraft(studio, brandId, 'editor', [{ path: '/displayName', before: from, after }]);
  await change('ชื่อที่ขออนุมัติ', before.published.file['displayName']);

  const author = await studio.open('publisher', `/b/${brandId}?route=/login`);
  const ownDialog = author.getByRole('dialog');
  await openReview(author);
  await expect(ownDialog.getByText('แบรนด์นี้ตั้งไว้ให้อีกคนอนุมัติทุกครั้ง')).toBeVisible();
  await ownDialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('ขอเปลี่ยนชื่อ');
  await ownDialog.getByRole('button', { name: 'ส่งขออนุมัติ' }).click();
  await expect(ownDialog).toBeHidden();
  expect((await workspace(studio, brandId)).published.revision).toBe(revision);

  await test.step('the author cannot approve, neither here nor through the API', async () => {
    await author.getByRole('banner').getByRole('button', { name: 'รอเผยแพร่ 1 รายการ' }).click();
    const one = ownDialog.getByRole('listitem').filter({ hasText: 'ขอเปลี่ยนชื่อ' });
    await expect(one).toContainText('ผู้ขออนุมัติเองไม่ได้');
    await expect(one.getByRole('button', { name: 'อนุมัติ', exact: true })).toHaveCount(0);
    const [pending] = await studio.call('GET /api/staff/brand/{brandId}/release', { as: 'viewer', params });
    const own = studio.call('POST /api/staff/brand/{brandId}/release/{uuid}/approve', {
      as: 'publisher',
      params: { brandId, uuid: pending?.uuid ?? '' },
      body: {},
    });
    await expect(own).rejects.toThrow('403 FOUR_EYES');
  });

  const other = await studio.open('publisher2', `/b/${brandId}?route=/login`);
  const dialog = other.getByRole('dialog');
  await test.step('a second publisher sees the changes and approves', async () => {
    await other.getByRole('banner').getByRole('button', { name: 'รอเผยแพร่ 1 รายการ' }).click();
    const one = dialog.getByRole('listitem').filter({ hasText: 'ขอเปลี่ยนชื่อ' });
    await expect(one).toContainText('ขอโดย publisher@demo.sala.example');
    await expect(one).toContainText('ชื่อที่ขออนุมัติ');
    await one.getByRole('button', { name: 'ดูก่อน–หลัง' }).click();
    await expect(logoIn(other, 'ที่เผยแพร่อยู่', String(before.published.file['displayName']))).toBeVisible();
    await expect(logoIn(other, 'รุ่นนี้', 'ชื่อที่ขออนุมัติ')).toBeVisible();
    await one.getByRole('button', { name: 'อนุมัติ', exact: true }).click();
    const newest = dialog.getByRole('navigation').getByRole('listitem').first();
    await expect(newest).toContainText('publisher@demo.sala.example · อนุมัติโดย publisher2@demo.sala.example');
    expect((await workspace(studio, brandId)).published).toMatchObject({
      revision: revision + 1,
      file: { displayName: 'ชื่อที่ขออนุมัติ' },
    });
  });

  await test.step('a rejected change is not published, and the draft remains', async () => {
    await change('ชื่อที่ไม่ผ่าน', 'ชื่อที่ขออนุมัติ');
    const { draft } = await workspace(studio, brandId);
    await studio.call('POST /api/staff/brand/{brandId}/release', {
      as: 'publisher',
      params,
      body: { baseRevision: revision + 1, draftVersion: draft.version, note: 'ขออีกครั้ง' },
    });
    await other.evaluate(() => window.dispatchEvent(new Event('focus')));
    await other.keyboard.press('Escape');
    await other.getByRole('button', { name: 'ประวัติการเผยแพร่' }).click();
    const one = dialog.getByRole('listitem').filter({ hasText: 'ขออีกครั้ง' });
    await one.getByRole('button', { name: 'ไม่อนุมัติ' }).click();
    await expect(one).toHaveCount(0);
    const now = await workspace(studio, brandId);
    expect(now.published.revision).toBe(revision + 1);
    expect(now.draft.file['displayName']).toBe('ชื่อที่ไม่ผ่าน');
  });
  await restore(studio, brandId, before);
});
