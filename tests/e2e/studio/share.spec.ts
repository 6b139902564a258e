import { brands } from '../support/site';
import { accentOf, saveDraft, workspace } from './support/release';
import { expect, test } from './support/studio';
import { expectSaved } from './support/workspace';

const brandId = brands[1]?.id ?? brands[0]?.id ?? '';
const NINE_DAYS = 9 * 86_400_000;

test('BRD-07 I5 a link opens the frozen draft in its view without an account, until it is revoked or expires @prove', async ({
  studio,
}) => {
  await studio.clean(brandId);
  const { published } = await workspace(studio, brandId);
  const before = (published.file['theme'] as { color?: string } | undefined)?.color;
  await saveDraft(studio, brandId, 'editor', [
    { path: '/theme/color', ...(before !== undefined && { before }), after: '#00d0ff' },
  ]);
  const view = 'route=/auth/dashboard&member=level-3&device=tablet';
  const page = await studio.open('editor', `/b/${brandId}?${view}&group=theme`);
  const dialog = page.getByRole('dialog');
  const links = dialog
    .getByRole('region', { name: 'ลิงก์ที่สร้างไว้' })
    .getByRole('listitem')
    .filter({ hasText: 'editor@demo.sala.example' });

  await page.getByRole('button', { name: 'แชร์ลิงก์ตัวอย่าง' }).click();
  await dialog.getByRole('textbox', { name: 'หมายเหตุ' }).fill('ให้เจ้าของแบรนด์ดู');
  await dialog.getByRole('button', { name: 'สร้างลิงก์' }).click();
  const address = await dialog.locator('code').innerText();
  expect(address).toMatch(/\/share#[\w-]{43}$/);
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('ให้เจ้าของแบรนด์ดู');
  await page.keyboard.press('Escape');

  // The shared copy does not change with the draft.
  await page.getByRole('textbox', { name: 'สีหลัก' }).fill('#ff3d6e');
  await expectSaved(page);

  const guest = await studio.visitor();
  const staffCalls: string[] = [];
  guest.on('request', (request) => request.url().includes('/api/staff') && staffCalls.push(request.url()));
  await guest.goto(address);
  const banner = guest.getByRole('status').filter({ hasText: 'ยังไม่เผยแพร่' });
  await expect(banner).toContainText('ให้เจ้าของแบรนด์ดู');
  const shown = guest.locator('iframe');
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('width', '768');
  const frame = guest.frameLocator('iframe');
  await expect(frame.getByTestId('balance')).toContainText('58,200.00');
  expect(await accentOf(frame.locator('html'))).toBe('#00d0ff');
  await expect(guest.getByRole('textbox')).toHaveCount(0);
  await expect(guest.getByRole('button')).toHaveCount(0);
  expect(staffCalls).toEqual([]);

  await test.step('revoked: both the list and the link show it', async () => {
    await page.getByRole('button', { name: 'แชร์ลิงก์ตัวอย่าง' }).click();
    await links.getByRole('button', { name: 'ยกเลิกลิงก์' }).click();
    await expect(links).toContainText('ยกเลิกแล้ว');
    await guest.reload();
    await expect(guest.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
    await expect(shown).toHaveCount(0);
  });

  await test.step('expired: the list shows it; an unknown link shows the same message', async () => {
    await page.clock.setFixedTime(Date.now() + NINE_DAYS);
    await dialog.getByRole('button', { name: 'สร้างลิงก์' }).click();
    await expect(links).toHaveCount(2);
    await expect(links.first()).toContainText('หมดอายุ');
    await guest.goto(`${studio.url('/share')}?again#${'x'.repeat(43)}`);
    await expect(guest.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
  });

  await test.step('a server that is briefly unavailable does not invalidate a link', async () => {
    await guest.route('**/api/share', (route) => route.abort(), { times: 1 });
    await guest.goto(`${studio.url('/share')}?once#${'x'.repeat(43)}`);
    await expect(guest.getByText('เปิดลิงก์ไม่สำเร็จ')).toBeVisible();
    await guest.getByRole('button', { name: 'ลองใหม่' }).click();
    await expect(guest.getByText('ลิงก์นี้ใช้ไม่ได้แล้ว')).toBeVisible();
  });
  await studio.clean(brandId);
});
