import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import words from '@studio/i18n/locales/th/canvas.json' with { type: 'json' };
import { primaryBrand } from '../../support/site';
import type { StaffName, Studio } from './studio';

/** Milliseconds for the first frame: the studio, the form and the member app load one after another. */
const FIRST_FRAME = 60_000;

/** Opens the first brand, with its draft discarded, at a view such as `route=/login&group=theme`. */
export async function openWorkspace(studio: Studio, view: string, who: StaffName = 'editor'): Promise<Page> {
  await studio.clean(primaryBrand);
  const page = await studio.open(who, `/b/${primaryBrand}?${view}`);
  await expectAccessible(page);
  return page;
}

/** Waits until the first frame has loaded. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.locator('[data-health="well"]').first()).toBeVisible({ timeout: FIRST_FRAME });
}

/** Opens a group of settings in the form. */
export async function openGroup(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation').getByRole('button', { name }).first().click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

/** A setting in the form by its JSON pointer: its control, its problems, its reset button. */
export const setting = (page: Page, path: string): Locator => page.locator(`[data-setting="${path}"]`);

/** Opens a list of the canvas bar and chooses an option. */
export async function choose(page: Page, list: string, choice: string): Promise<void> {
  await page.getByRole('combobox', { name: list, exact: true }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

/** Chooses a radio button and waits until it is chosen; `check()` would fail when the page renders that a moment later. */
export async function selectRadio(radio: Locator): Promise<void> {
  await radio.click();
  await expect(radio).toBeChecked();
}

/** Opens the list of screens and chooses the one with this name. */
export async function chooseRoute(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${words.route}: `) }).click();
  await page.getByRole('combobox', { name: words.route }).fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

/** The member app in a frame of the canvas: the first, or the one with that name. */
export function member(page: Page, title?: string): FrameLocator {
  const name = title === undefined ? '' : `[title="${title}"]`;
  return page.frameLocator(`iframe${name}`).first();
}

/** Current value of a theme variable in the frame, such as a colour. */
export function variable(frame: FrameLocator, name: string): Promise<string> {
  return frame
    .locator('html')
    .evaluate((html, property) => getComputedStyle(html).getPropertyValue(property).trim(), name);
}

/** Marks the document of a frame, so that a reload can be detected. */
export async function mark(frame: FrameLocator): Promise<void> {
  await frame.locator('html').evaluate(() => Object.assign(window, { isMarked: true }));
}

/** Expects the marked document: it has not been reloaded. */
export async function expectSame(frame: FrameLocator): Promise<void> {
  expect(await frame.locator('html').evaluate(() => 'isMarked' in window), 'the same document').toBe(true);
}

/** Waits until all edits are saved on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('บันทึกแล้ว')).toBeVisible();
}

/** Whether there is a step to undo. */
export async function expectUndo(page: Page, can: 'can' | 'cannot'): Promise<void> {
  const undo = page.getByRole('banner').getByRole('button', { name: 'เลิกทำ' });
  if (can === 'can') await expect(undo).toBeEnabled();
  else await expect(undo).toBeDisabled();
}
