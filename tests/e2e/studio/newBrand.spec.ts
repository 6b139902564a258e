import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectOpenToAll, part } from './support/axe';
import { accentOf, workspace } from './support/release';
import { expect, test as studioTest } from './support/studio';
import { expectAccessible, expectSaved, member, setting, variable } from './support/workspace';

/** A brand that was opened stays for good, so it needs a server that no other journey counts the brands of. */
const test = studioTest.extend<object, { readonly alone: boolean }>({ alone: [true, { scope: 'worker' }] });

const brandId = 'moonbet';

/** A red ring around a golden dot, on transparent ground. */
const logo = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="96"><rect x="4" y="4" width="312" height="88" rx="44" fill="none" stroke="#c8102e" stroke-width="22"/><circle cx="160" cy="48" r="20" fill="#f5b301"/></svg>',
    ),
  )
    .png()
    .toBuffer();

const next = (page: Page) => page.getByRole('button', { name: 'ถัดไป' }).click();

test('BRD-08 BRD-09 a brand is made of a logo file and opened in the studio, without a command line', async ({
  studio,
}) => {
  const page = await studio.open('admin', '/', { viewport: { width: 1280, height: 800 } });

  await test.step('source and name create a draft that is not served', async () => {
    await page.getByRole('button', { name: 'แบรนด์ใหม่' }).click();
    await page.getByRole('radio', { name: 'คัดลอกจากแบรนด์เดิม' }).click();
    await page.getByRole('checkbox', { name: 'ระดับสมาชิก' }).uncheck();
    await expectOpenToAll(page, 'source of a new brand');
    await next(page);
    await page.getByLabel('ชื่อแบรนด์', { exact: true }).fill('Moon Bet');
    await expect(page.getByLabel('รหัสแบรนด์')).toHaveValue('moon-bet');
    await page.getByLabel('รหัสแบรนด์').fill(brandId);
    await expectOpenToAll(page, 'names of a new brand');
    await page.getByRole('button', { name: 'สร้างแบรนด์' }).click();
    await expect(page).toHaveURL(new RegExp(`/b/${brandId}\\?step=logo$`));
    await expectAccessible(page);
    const closed = await page.request.get(studio.site(brandId, '/brand.json'));
    expect(await closed.text()).not.toContain('Moon Bet');
  });

  await test.step('the logo gives colours, one press applies them and undo takes them back', async () => {
    const before = await variable(member(page), '--accent');
    await setting(page, '/images/home.normal.logo')
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await logo() });
    await expect(setting(page, '/images/home.normal.logo').getByRole('textbox')).toHaveValue(/^u\/logo/);
    const day = page.getByRole('button', { name: /^สว่าง/ });
    await expect(page.getByText('ทุกชุดผ่านเกณฑ์อ่านง่ายแล้ว')).toBeVisible();
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => variable(member(page), '--accent')).not.toBe(before);
    await page.getByRole('banner').getByRole('button', { name: 'เลิกทำ' }).click();
    await expect.poll(() => variable(member(page), '--accent')).toBe(before);
    await day.click();
    await expectSaved(page);
    await expectOpenToAll(page, 'logo of a new brand');
  });

  await test.step('each host has its state, and a person can leave and resume', async () => {
    await next(page);
    await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
    await setting(page, '/hostnames').getByRole('textbox').fill('moonbet.example');
    await page.keyboard.press('Tab');
    await expectSaved(page);
    await expect(page.getByText('ยังไม่ชี้')).toBeVisible();
    await expectOpenToAll(page, 'hosts of a new brand', part.form);
    // A new host takes a second person, who is the subject of another journey.
    await page.getByRole('button', { name: 'ลบ moonbet.example' }).click();
    await expect(page.getByText('ยังไม่ได้ใส่โดเมน')).toBeVisible();
    await expectSaved(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'โดเมน', exact: true })).toBeVisible();
    await next(page);
    await expect(page.getByRole('radio', { name: 'วงเงินและขอบเขต' })).toBeChecked();
    await page.getByRole('button', { name: 'ออกจากการตั้งค่าทีละขั้น' }).click();
    await expect(page.getByText('แบรนด์นี้ยังไม่เปิด')).toBeVisible();
    await page.getByRole('button', { name: 'ตั้งค่าต่อทีละขั้น' }).click();
  });

  await test.step('publishes and opens; members are served the new colours', async () => {
    await expectOpenToAll(page, 'checks of a new brand');
    const reason = page.getByRole('textbox', { name: /เหตุผลที่จะเผยแพร่/ });
    const go = page.getByRole('button', { name: 'เผยแพร่และเปิดเว็บ' });
    await expect(go).toBeVisible();
    if (await reason.isVisible()) await reason.fill('เปิดก่อน ช่องทางติดต่อตามมา');
    await go.click();
    await expect(page.getByText('เว็บเปิดแล้ว ลูกค้าเข้าได้เลย')).toBeVisible();
    const { published } = await workspace(studio, brandId);
    expect(published.file).toMatchObject({ displayName: 'Moon Bet', theme: { scheme: 'light' } });
    const site = page.waitForEvent('popup');
    await page.getByRole('link', { name: new RegExp(`${brandId}\\.localhost`) }).click();
    const opened = await site;
    await expect(opened).toHaveTitle(/Moon Bet/);
    const { color } = published.file['theme'] as { readonly color: string };
    await expect.poll(() => accentOf(opened.locator('html'))).toBe(color);
  });

  await test.step('archived, it is served no more; removal is only for what was never open', async () => {
    await page.getByRole('button', { name: 'จัดการ Moon Bet' }).click();
    await expect(page.getByRole('menuitem', { name: 'ลบแบรนด์' })).toHaveCount(0);
    await page.getByRole('menuitem', { name: 'เก็บเข้าคลัง' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectOpenToAll(page, 'archiving a brand', part.dialog);
    await dialog.getByLabel('เหตุผล').fill('จบการทดสอบ');
    await dialog.getByRole('button', { name: 'เก็บเข้าคลัง' }).click();
    await expect(page.getByText('แบรนด์นี้เก็บเข้าคลังอยู่')).toBeVisible();
    const closed = await page.request.get(studio.site(brandId, '/brand.json'));
    expect(await closed.text()).not.toContain('Moon Bet');
  });
});
