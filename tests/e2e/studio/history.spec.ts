import type { Page } from '@playwright/test';
import { brands, primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import {
  expectSaved,
  expectUndo,
  expectAccessible,
  member,
  openWorkspace,
  setting,
  variable,
} from './support/workspace';

/** A unit test undoes fifty; these have each key on both keyboards. */
const STEPS = 12;
const other = brands.find(({ id }) => id !== primaryBrand);

/** All switches of the form as one string, such as `110`. */
const switches = (page: Page) =>
  page
    .locator('[data-setting^="/flags/"] [role="switch"]')
    .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-checked') === 'true' ? 1 : 0)).join(''));

/** Presses a key as a keyboard with Thai letters does: same code as the Latin key, other character. */
async function pressThai(page: Page, code: string, key: string, isShifted = false): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const press = { modifiers: isShifted ? 10 : 2, code, key, windowsVirtualKeyCode: code.charCodeAt(3) };
  await client.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await client.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  await client.detach();
}

test('edits are undone and redone, one by one, with Latin and Thai keyboards @prove', async ({ studio }) => {
  const page = await openWorkspace(studio, 'group=flags');
  const all = page.locator('[data-setting^="/flags/"] [role="switch"]');
  await expect(all.nth(10)).toBeVisible();
  const count = await all.count();
  const seen = [await switches(page)];
  for (let step = 0; step < STEPS; step += 1) {
    await all.nth((step * 7) % count).click();
    await expect.poll(() => switches(page), `edit ${step + 1}`).not.toBe(seen.at(-1));
    seen.push(await switches(page));
  }

  for (let step = STEPS - 1; step >= 0; step -= 1) {
    if (step % 3 === 0) await pressThai(page, 'KeyZ', 'ผ');
    else await page.keyboard.press('Control+z');
    await expect.poll(() => switches(page), `back to edit ${step}`).toBe(seen[step]);
  }
  await expectUndo(page, 'cannot');
  for (let step = 1; step <= STEPS; step += 1) {
    if (step % 4 === 0) await pressThai(page, 'KeyZ', '(', true);
    else if (step % 4 === 1) await pressThai(page, 'KeyY', 'ั');
    else await page.keyboard.press(step % 2 === 0 ? 'Control+Shift+z' : 'Control+y');
    await expect.poll(() => switches(page), `on to edit ${step}`).toBe(seen[step]);
  }
  await expect(page.getByRole('banner').getByRole('button', { name: 'ทำซ้ำ' })).toBeDisabled();
});

test('a change without effect is no step; a step can be undone from a text box and from inside the frame @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'group=theme&route=/login');
  const frame = member(page);
  const start = await variable(frame, '--accent');
  const colour = page.getByRole('textbox', { name: 'สีหลัก' });

  await setting(page, '/theme/scheme').getByRole('radio', { name: 'เข้ม' }).click();
  await colour.fill(start);
  await colour.blur();
  await expectUndo(page, 'cannot');

  await colour.fill('#00d0ff');
  await expect.poll(() => variable(frame, '--accent')).toBe('#00d0ff');
  // AltGr types a character; it is no shortcut.
  await page.keyboard.press('Control+Alt+z');
  expect(await variable(frame, '--accent')).toBe('#00d0ff');
  await colour.press('Control+z');
  await expect.poll(() => variable(frame, '--accent')).toBe(start);
  await expect(colour).toHaveValue(start);
  await frame.getByRole('link', { name: 'สมัครสมาชิก' }).first().focus();
  await page.keyboard.press('Control+y');
  await expect.poll(() => variable(frame, '--accent')).toBe('#00d0ff');
  await page.keyboard.press('Control+z');
  await expect.poll(() => variable(frame, '--accent')).toBe(start);
  // In a field of the member app, undo is the field's own.
  await page.keyboard.press('Control+y');
  await expect.poll(() => variable(frame, '--accent')).toBe('#00d0ff');
  await frame.getByLabel('ชื่อผู้ใช้').fill('สมชาย');
  await page.keyboard.press('Control+z');
  await expect(frame.getByLabel('ชื่อผู้ใช้')).toHaveValue('');
  expect(await variable(frame, '--accent')).toBe('#00d0ff');
});

test('the draft is saved automatically and survives a reload, with nothing to undo @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'group=contacts&route=/login');
  await setting(page, '/contacts/line1').getByRole('textbox').fill('@sala.draft');
  await expectSaved(page);
  await expect
    .poll(async () => {
      const params = { brandId: primaryBrand };
      const { draft } = await studio.call('GET /api/staff/brand/{brandId}', { as: 'editor', params });
      return (draft.file as { contacts?: { line1?: string } }).contacts?.line1;
    })
    .toBe('@sala.draft');
  await page.reload();
  await expectAccessible(page);
  await expect(setting(page, '/contacts/line1').getByRole('textbox')).toHaveValue('@sala.draft');
  await expect(member(page).locator('[data-edit="/contacts/line1"]')).toHaveAttribute('href', /sala\.draft/);
  await expectUndo(page, 'cannot');
});

test('leaving a brand saves pending edits; where saving fails, and when closing, the user decides @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'group=contacts&route=/login');
  const line = setting(page, '/contacts/line1').getByRole('textbox');
  const brandLink = (name: string) => page.getByRole('navigation').getByRole('link', { name });
  await line.fill('@sala.leave');
  await brandLink(other?.displayName ?? '').click();
  await expect(page).toHaveURL(new RegExp(`/b/${other?.id ?? ''}`));
  await page.goBack();
  await expect(line).toHaveValue('@sala.leave');

  await page.route('**/draft', (route) => route.abort());
  await line.fill('@sala.lost');
  await brandLink(other?.displayName ?? '').click();
  const warning = page.getByRole('dialog', { name: 'ยังมีการแก้ไขที่ไม่ได้บันทึก' });
  await warning.getByRole('button', { name: 'อยู่ต่อ' }).click();
  await expect(line).toHaveValue('@sala.lost');
  const dialogOpened = page.waitForEvent('dialog');
  void page.close({ runBeforeUnload: true });
  const question = await dialogOpened;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await page.unroute('**/draft');
  await page.getByRole('banner').getByRole('button', { name: 'ลองใหม่' }).click();
  await expectSaved(page);
});
