import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

/** The names of the groups of settings, as they stand on the left. */
export type Group = 'สีและรูปทรง' | 'การจัดวาง' | 'ช่องทางติดต่อ' | 'ฟีเจอร์' | 'ระดับสมาชิก' | 'ข้อความของแบรนด์';

/** Opens a group of settings in the form. */
export async function openGroup(page: Page, name: Group): Promise<void> {
  await page.getByLabel('แบรนด์และหมวดการตั้งค่า').getByRole('button', { name, exact: false }).first().click();
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
}

/** A setting in the form by its JSON pointer: its control, what is wrong with it, the way back. */
export const setting = (page: Page, path: string): Locator => page.locator(`[data-setting="${path}"]`);

/** The member app in a frame of the canvas: the first, or the one of that name. */
export function member(page: Page, title?: string): FrameLocator {
  const name = title === undefined ? '' : `[title="${title}"]`;
  return page.frameLocator(`iframe${name}`).first();
}

/** A colour or another variable of the theme, as the frame has it now. */
export function variable(frame: FrameLocator, name: string): Promise<string> {
  return frame
    .locator('html')
    .evaluate((html, asked) => getComputedStyle(html).getPropertyValue(asked).trim(), name);
}

/** Marks the document of a frame, so that a reload shows. */
export async function mark(frame: FrameLocator): Promise<void> {
  await frame.locator('html').evaluate(() => Object.assign(window, { isMarked: true }));
}

/** The document is the one that was marked: nothing has reloaded it. */
export async function expectSame(frame: FrameLocator): Promise<void> {
  expect(await frame.locator('html').evaluate(() => 'isMarked' in window), 'the same document').toBe(true);
}

/** All that was edited is on the server. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText('บันทึกแล้ว')).toBeVisible();
}
