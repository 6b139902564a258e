import { expect, type Page } from '@playwright/test';
import { accessibilityViolations } from '../../support/axe';

/** Where a check applies, so that a dialog does not check the page below it again. */
export const part = {
  dialog: '[data-modal]',
  float: '[data-radix-popper-content-wrapper]',
  form: 'section[aria-label="ฟอร์มการตั้งค่า"]',
  canvas: 'section[aria-label="ตัวอย่างหน้าเว็บ"]',
} as const;

/** Expects no accessibility violation of any severity. @param within CSS; the complete page by default. */
export async function expectOpenToAll(page: Page, screen: string, within?: string): Promise<void> {
  expect.soft(await accessibilityViolations(page, { within }), screen).toEqual([]);
}

/** Expects no violation of the rules about colours, on a screen that was checked completely in the other scheme. */
export async function expectColorsOpenToAll(page: Page, screen: string): Promise<void> {
  expect.soft(await accessibilityViolations(page, { colorsOnly: true }), screen).toEqual([]);
}

/** The other colour scheme or language, as stored by the browser. */
export async function prefer(page: Page, wish: { scheme?: 'dark' | 'light'; language?: 'th' | 'en' }) {
  await page.evaluate((settings) => {
    for (const [name, value] of Object.entries(settings)) localStorage.setItem(`sala.studio.${name}`, value);
  }, wish);
  await page.reload();
}
