import { brands } from '../support/site';
import { accentOf, openReview, publishFile, restore, saveDraft, workspace } from './support/release';
import { expect, test } from './support/studio';
import { selectRadio } from './support/workspace';

const [first, second = first] = brands.map(({ id }) => id);

test('W5 a time is entered in Bangkok time in any time zone, shown, and cancelled; another one is published when due @prove', async ({
  studio,
}) => {
  const [planned, due] = [first ?? '', second ?? ''];
  const [before, dueBefore] = [await workspace(studio, planned), await workspace(studio, due)];
  const site = await studio.visitor();
  await site.goto(studio.site(due, '/login'));
  const theme = { ...(dueBefore.published.file['theme'] as object), color: '#00d0ff' };
  // A few seconds ahead: it falls due while the other one is checked.
  const soon = new Date(Date.now() + 5_000);
  expect((await publishFile(studio, due, { ...dueBefore.published.file, theme }, soon)).status).toBe(
    'SCHEDULED',
  );

  await studio.clean(planned);
  await saveDraft(studio, planned, 'editor', [
    { path: '/displayName', before: before.published.file['displayName'], after: 'ชื่อของพรุ่งนี้' },
  ]);
  const page = await studio.open('publisher', `/b/${planned}?group=identity&route=/login`, {
    timezoneId: 'America/New_York',
  });
  const dialog = page.getByRole('dialog');
  await openReview(page);
  await dialog.getByRole('textbox', { name: 'บันทึกการเผยแพร่' }).fill('เปลี่ยนชื่อพรุ่งนี้');
  await selectRadio(dialog.getByRole('radio', { name: 'ตั้งเวลา' }));
  await dialog.getByLabel('วันและเวลา (เวลาไทย)').fill('2001-02-03T04:05');
  const go = dialog.getByRole('button', { name: 'ตั้งเวลาเผยแพร่' });
  await go.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('วันและเวลา (เวลาไทย)').fill(`${day}T19:05`);
  await go.click();
  await expect(dialog).toBeHidden();
  const waiting = await studio.call('GET /api/staff/brand/{brandId}/release', {
    as: 'viewer',
    params: { brandId: planned },
  });
  expect(waiting[0]).toMatchObject({ status: 'SCHEDULED', note: 'เปลี่ยนชื่อพรุ่งนี้' });
  expect(Date.parse(waiting[0]?.at ?? '')).toBe(Date.parse(`${day}T19:05:00+07:00`));

  await page.getByRole('banner').getByRole('button', { name: 'รอเผยแพร่ 1 รายการ' }).click();
  const one = dialog.getByRole('listitem').filter({ hasText: 'เปลี่ยนชื่อพรุ่งนี้' });
  await expect(one).toContainText('รอเวลา');
  await expect(one).toContainText('19:05');
  await expect(one).toContainText('ชื่อของพรุ่งนี้');
  await one.getByRole('button', { name: 'ยกเลิกคำขอ' }).click();
  await expect(one).toHaveCount(0);
  expect((await workspace(studio, planned)).published.revision).toBe(before.published.revision);

  await expect.poll(async () => (await workspace(studio, due)).published.kind).toBe('schedule');
  await site.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect.poll(() => accentOf(site.locator('html'))).toBe('#00d0ff');
  await restore(studio, due, dueBefore);
  await restore(studio, planned, before);
});
