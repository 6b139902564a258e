import type { Locator, Page } from '@playwright/test';
import { previewRoutes } from '#schemas/preview/routes';
import { proving } from '#server/testing/proving';
import { brandOf, expect } from './site';

/** Every tenth item for `npm test`, all of them for `npm run prove`. */
export const sample = <T>(items: readonly T[]): readonly T[] =>
  items.filter((_, at) => proving || at % 10 === 0);

/** Tag of all journeys of a loop but the first, which stands for them in `npm test`. */
export const othersProved = (at: number): string => (at === 0 ? '' : ' @prove');

/** Every route that a brand has, as visitors and as members see it. */
export function routesOf(brand: string) {
  const { flags } = brandOf(brand);
  const routes = previewRoutes.filter(({ needs }) => needs.length === 0 || needs.some((flag) => flags[flag]));
  const paths = (isMember: boolean) =>
    routes.filter(({ access }) => (access === 'member') === isMember).map(({ path }) => path);
  return { public: paths(false), member: paths(true) };
}

/** The member routes of a brand without the one of a dialog, which covers its page. */
export const memberPagesOf = (brand: string) =>
  routesOf(brand).member.filter((path) => path !== '/auth/dashboard?check-in');

/** Opens a page of the app without a new document, as a link does. */
export const navigate = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** Resolves when the page has a heading and loads nothing more. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Chooses a radio button by its visible label, because the input itself is one hidden pixel. */
export async function selectByLabel(radio: Locator): Promise<void> {
  await radio.locator('xpath=ancestor::label').click();
  await expect(radio).toBeChecked();
}

/** Horizontal overflow of the page in pixels; 0 on a page that fits. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The session in browser storage. */
export function storedSession(page: Page): Promise<{ token: string | null; user: string | null }> {
  return page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }));
}

/** Fills in and submits the page's log-in form, or that of its log-in sheet. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('ชื่อผู้ใช้').fill(username);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await page.getByRole('form').getByRole('button', { name: 'เข้าสู่ระบบ' }).click();
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

/** Images far below the first screen that load with the page, although they could wait until they are near. */
export function eagerImagesBelow(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter(({ loading }) => loading !== 'lazy')
      .filter((image) => image.getBoundingClientRect().top > 2 * innerHeight)
      .map(({ src }) => src),
  );
}

/** Milliseconds by which the clock jumps ahead: more than pass before it is paused. */
const JUMP = 20_000;

/** Pauses the page's clock, so that time advances only on request. The clock must be installed before. */
export async function pauseTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP);
}

/** Records the text of every toast in documents opened from now on, however briefly it is shown. */
export async function recordToasts(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  await page.exposeFunction('recordToast', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    const { recordToast } = window as unknown as { recordToast: (text: string) => void };
    // A toast added right after its container is in two records of one batch.
    const recorded = new WeakSet<Element>();
    const record = (toast: Element) => {
      if (!recorded.has(toast)) recordToast(toast.textContent);
      recorded.add(toast);
    };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        if (node.matches('.Toastify__toast')) record(node);
        else node.querySelectorAll('.Toastify__toast').forEach(record);
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return texts;
}
