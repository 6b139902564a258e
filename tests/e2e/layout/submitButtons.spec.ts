import type { Locator, Page } from '@playwright/test';
import { memberPassword, openAs, sharedMember, uniqueDigits } from '../support/member';
import { navigate, waitUntilLoaded } from '../support/pages';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const PHONE = { width: 360, height: 740 };
test.use({ viewport: PHONE });

/** What a keyboard leaves of the page, which shrinks (`interactive-widget`). */
const ABOVE_KEYBOARD = { width: 360, height: 400 };

const paths = [
  '/auth/deposit',
  '/auth/deposit/qr',
  '/auth/deposit/slip',
  '/auth/withdraw',
  '/auth/settings/change-password',
  '/auth/settings/manage-address',
  '/auth/affiliate',
] as const;

test('LAY-30 the submit button of each form and of a dialog is visible above the bottom bar and the keyboard @prove', async ({
  page,
}) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await waitUntilLoaded(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(PHONE);
      await open(page, path);
      // The other cards of this page are above its form.
      await expectReachable(page, page.getByRole('main').locator('form'), path !== '/auth/affiliate');
    });
  await test.step('dialog', async () => {
    await page.setViewportSize(PHONE);
    await open(page, '/auth/settings/responsible-play');
    await page.getByRole('button', { name: 'ตั้งวงเงิน' }).first().click();
    await expectReachable(page, page.getByRole('dialog').locator('form'));
  });
});

test('LAY-30 the submit buttons of log-in and registration are visible above the keyboard @prove', async ({
  page,
}) => {
  const form = page.getByRole('main').getByRole('form');
  await page.goto(brandUrl(primaryBrand, '/login'));
  await waitUntilLoaded(page);
  await expectReachable(page, form);
  await page.setViewportSize(PHONE);
  await page.goto(brandUrl(primaryBrand, '/register'));
  await waitUntilLoaded(page);
  await expectReachable(page, form);
  await page.getByLabel('เบอร์โทรศัพท์').fill(`08${uniqueDigits(8)}`);
  await page.getByLabel('ชื่อผู้ใช้').fill(`e2e${uniqueDigits(11)}`);
  await page.getByLabel('รหัสผ่าน', { exact: true }).fill(memberPassword);
  await page.getByLabel('ยืนยันรหัสผ่าน').fill(memberPassword);
  await page.getByRole('button', { name: 'ถัดไป' }).click();
  await expect(page.getByLabel('เลขบัญชี', { exact: true })).toBeVisible();
  await page.setViewportSize(PHONE);
  await expectReachable(page, form);
});

/** Opens a page as a link does, at its top, and waits until it has replaced the previous one. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-previous', ''));
  await navigate(page, path);
  await expect(page.locator('[data-previous]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-loading], [aria-busy=true]')).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 0));
}

/**
 * The form's submit button is on screen when the page opens, and together with each field that has the focus above an
 * open keyboard.
 */
async function expectReachable(page: Page, form: Locator, isFirst = true): Promise<void> {
  const button = form.locator('[type=submit]');
  await expect(button).toBeVisible();
  if (isFirst) expect(await covered(button)).toBe('');
  await page.setViewportSize(ABOVE_KEYBOARD);
  const fields = form.locator('input:not([type=radio], [type=file])');
  for (const field of await fields.all()) {
    await field.focus();
    const name = await field.evaluate(
      (input: HTMLInputElement) => input.labels?.[0]?.textContent ?? input.name,
    );
    await expect.poll(() => covered(field), name).toBe('');
    expect(await covered(button), `button while ${name} has the focus`).toBe('');
  }
  if ((await fields.count()) === 0) {
    await form.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
    expect(await covered(button)).toBe('');
  }
}

/** What is on top of an element's middle, top or bottom; empty when it is fully visible. */
const covered = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const { left, top, bottom, width } = element.getBoundingClientRect();
    for (const y of [top + 4, (top + bottom) / 2, bottom - 4]) {
      const found = document.elementFromPoint(left + width / 2, y);
      if (!found) return `off screen at ${Math.round(y)}`;
      if (!element.contains(found)) return found.outerHTML.slice(0, 120);
    }
    return '';
  });
