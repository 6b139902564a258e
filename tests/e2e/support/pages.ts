import type { Page } from '@playwright/test';
import { expect } from './site';

/** One address for each kind of public page. */
export const publicPaths = [
  '/',
  '/login',
  '/register',
  '/promotion',
  '/contact',
  '/live-score',
  '/score',
  '/404',
  '/ma',
] as const;

/** Every member page of the site. */
export const memberPaths = [
  '/auth/dashboard',
  '/auth/deposit',
  '/auth/deposit/slip',
  '/auth/withdraw',
  '/auth/transaction/history',
  '/auth/settings/change-password',
  '/auth/settings/manage-address',
  '/auth/settings/sessions',
  '/auth/settings/responsible-play',
  '/auth/user/ranking',
  '/auth/contact',
  '/auth/games/category?cat=sport',
  '/auth/games/slot/JK',
  '/auth/affiliate?tab=bonus',
  '/auth/winlost',
  '/auth/media/movie',
  '/auth/media/promotion',
  '/auth/media/wheel',
  '/auth/media/flip-card-reward',
  '/auth/reward',
  '/auth/reward/gift',
] as const;

/** Resolves when the page has a heading and loads nothing more. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Horizontal overflow of the page in pixels; 0 on a page that fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The session in browser storage. */
export function storedSession(page: Page): Promise<{ token: string | null; user: string | null }> {
  return page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }));
}

/** Fills in and submits the page's log-in form. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Logs out and confirms, again when the confirmation closes automatically first (ST-08). */
export async function logOut(page: Page): Promise<void> {
  await expect(async () => {
    if (page.url().endsWith('/login')) return;
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click({ timeout: 7_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'ตกลง' }).click({ timeout: 5_000 });
  }).toPass();
}

/** Controls that are too small to touch (LAY-27). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => !element.closest('[aria-hidden=true]') && element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
  );
}
