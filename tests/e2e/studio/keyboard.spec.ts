import type { Locator, Page } from '@playwright/test';
import { primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { restore, workspace } from './support/release';
import { expectSaved, expectAccessible, member, openWorkspace, setting, variable } from './support/workspace';

/** Maximum number of key presses for a round. */
const ROUND = 250;

interface TabStop {
  /** Position in the page and name of the focused element. */
  readonly name: string;
  readonly part: 'form' | 'frame' | 'other';
  /** Whether the focus is visible. */
  readonly isSeen: boolean;
}

/** The focused element; null when nothing in the page has the focus. */
const focused = (page: Page): Promise<TabStop | null> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return null;
    const all = [...document.querySelectorAll('*')].indexOf(at);
    const name = at.getAttribute('aria-label') ?? at.textContent.slice(0, 30);
    const shows = (element: Element) =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow, content, backgroundColor } = getComputedStyle(
          element,
          part,
        );
        const isLine = element.getAttribute('role') === 'separator' && backgroundColor !== 'rgba(0, 0, 0, 0)';
        const isThere = part === undefined || content !== 'none';
        return (
          isThere && ((outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none' || isLine)
        );
      });
    const around = [at, at.parentElement, at.closest('[data-setting]')].filter((one) => one !== null);
    return {
      name: `${all} ${at.tagName.toLowerCase()} ${name}`,
      part: at.matches('iframe') ? 'frame' : at.closest('[data-setting]') ? 'form' : 'other',
      isSeen: at.matches('iframe') || around.some(shows),
    };
  });

test('by keyboard only: log in, edit a colour, open publishing, list the shortcuts', async ({
  studio,
  browser,
}) => {
  await studio.clean(primaryBrand);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'th-TH' });
  const page = await context.newPage();
  await page.goto(studio.url(`/b/${primaryBrand}?route=/login`));
  await expect(page.getByRole('textbox', { name: 'อีเมล' })).toBeFocused();
  await page.keyboard.type('publisher@demo.sala.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026');
  await page.keyboard.press('Enter');
  await expectAccessible(page);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('combobox', { name: 'ค้นหาและสั่งงาน' });
  await expect(palette).toBeFocused();
  await page.keyboard.type('สีหลัก');
  await expect(page.getByRole('option', { name: /สีหลัก/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-setting="/theme/color"] :focus')).toBeVisible();
  const code = page.getByRole('textbox', { name: 'สีหลัก' });
  for (let n = 0; n < 3 && !(await code.evaluate((box) => box === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('#00d0ff');
  await expect.poll(() => variable(member(page), '--accent')).toBe('#00d0ff');

  await page.keyboard.press('Control+k');
  await page.keyboard.type('เผยแพร่');
  await page.keyboard.press('Enter');
  const publishing = page.getByRole('dialog', { name: 'ตรวจก่อนเผยแพร่' });
  await expect(publishing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(publishing).toBeHidden();
  await expect(code, 'the focus returns to the same element').toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'ปุ่มลัด' });
  for (const name of ['ค้นหาและสั่งงาน', 'เลิกทำ', 'ทำซ้ำ', 'บันทึกทันที']) await expect(keys).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'ค้นหาค่าที่ตั้งได้' })).toBeFocused();
  await context.close();
});

test('Tab cycles through the studio and its frame; the focus is always visible @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/login&group=theme');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const stops: TabStop[] = [];
  for (let n = 0; n < ROUND; n += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (!stop || (stops.length > 1 && stop.name === stops[0]?.name)) break;
    stops.push(stop);
  }
  const parts = stops.map(({ part }) => part);
  expect(parts).toContain('frame');
  expect(parts.lastIndexOf('form'), 'the frame comes before the form').toBeGreaterThan(
    parts.indexOf('frame'),
  );
  expect(stops.length, 'all round').toBeLessThan(ROUND);
  expect(stops.filter(({ isSeen }) => !isSeen).map(({ name }) => name)).toEqual([]);
});

test('only Tab and Enter change a setting, review it and publish it in fewer than 20 tab stops @prove', async ({
  studio,
}) => {
  const before = await workspace(studio, primaryBrand);
  const page = await openWorkspace(studio, 'route=/contact&group=contacts', 'publisher');
  let stops = 0;
  const tabTo = async (target: Locator) => {
    do {
      await page.keyboard.press('Tab');
      stops += 1;
    } while (stops < 20 && !(await target.evaluate((element) => element === document.activeElement)));
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport({ ratio: 1 });
  };
  const skip = (name: string) => page.getByRole('link', { name, exact: true });
  await tabTo(skip('ไปที่การตั้งค่า').first());
  await page.keyboard.press('Enter');
  await tabTo(setting(page, '/contacts/line1').getByRole('textbox'));
  await page.keyboard.type('@sala-by-keys');
  await expectSaved(page);
  await tabTo(setting(page, '/contacts/line1').getByRole('link', { name: 'ไปที่ปุ่มเผยแพร่' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'ตรวจก่อนเผยแพร่' });
  await expect(review).toContainText('@sala-by-keys');
  await tabTo(review.getByRole('textbox').first());
  await page.keyboard.type('เปลี่ยนไลน์');
  const publish = review.getByRole('button', { name: 'เผยแพร่', exact: true });
  await expect(publish).toBeEnabled();
  await tabTo(publish);
  await page.keyboard.press('Enter');
  await expect(review).toBeHidden();
  expect((await workspace(studio, primaryBrand)).published.file.contacts).toMatchObject({
    line1: '@sala-by-keys',
  });
  expect(stops).toBeLessThan(20);
  await restore(studio, primaryBrand, before);
});
