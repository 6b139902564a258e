import { expect, type Page } from '@playwright/test';
import { obstacles } from '../../support/axe';

/** Where a look is aimed at, so that a dialog does not make the page below it be read again. */
export const part = {
  dialog: '[data-modal]',
  float: '[data-radix-popper-content-wrapper]',
  form: 'section[aria-label="ฟอร์มการตั้งค่า"]',
  canvas: 'section[aria-label="ตัวอย่างหน้าเว็บ"]',
} as const;

/**
 * Nothing on the screen keeps anybody out, of whatever gravity.
 * @param within CSS; the whole page without it.
 */
export async function expectOpenToAll(page: Page, screen: string, within?: string): Promise<void> {
  expect.soft(await obstacles(page, { within }), screen).toEqual([]);
}

/** The other scheme or language, kept by the browser. */
export async function prefer(page: Page, wish: { scheme?: 'dark' | 'light'; language?: 'th' | 'en' }) {
  await page.evaluate((kept) => {
    for (const [name, value] of Object.entries(kept)) localStorage.setItem(`sala.studio.${name}`, value);
  }, wish);
  await page.reload();
}
