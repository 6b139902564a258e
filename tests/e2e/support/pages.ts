import type { Page } from '@playwright/test';
import { expect } from './site';

/** Every public address, one for each kind of page. */
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

/** Every member page that the site has. */
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

/** The page stands: its heading is there and nothing is being loaded any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** How far the page can be pushed sideways, in pixels; 0 on a page that fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What the browser keeps of the session. */
export function storedSession(page: Page): Promise<{ token: string | null; user: string | null }> {
  return page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }));
}

/** The log-in form of the page, filled in and sent. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
}

/** Asks to log out and says yes, before the question goes away by itself (ST-08). */
export async function logOut(page: Page): Promise<void> {
  await expect(async () => {
    if (page.url().endsWith('/login')) return;
    await page.getByRole('button', { name: 'ออกจากระบบ' }).click({ timeout: 7_000 });
    await page.getByRole('dialog').getByRole('button', { name: 'ตกลง' }).click({ timeout: 5_000 });
  }).toPass();
}

/** Controls that are too small for a thumb (LAY-27). */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a, button, input, select, textarea')]
      .filter((element) => !element.closest('[aria-hidden=true]') && element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.height < 44 || box.width < 44))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
  );
}
