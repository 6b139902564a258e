import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/studio';
import { brandOf, primaryBrand } from '../support/site';
import { chooseRoute, expectUndo, member, openGroup, openWorkspace, setting } from './support/workspace';

/** Picks an element of a frame by a click. */
async function pick(page: Page, element: Locator): Promise<void> {
  await page.getByRole('button', { name: 'เลือกจากหน้าจอเพื่อแก้ไข' }).click();
  // The frame enters pick mode asynchronously; then it outlines the hovered element.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await element.hover({ force: true });
    const isOutlined = () => document.querySelector('#sala-overlay [data-look="hover"]') !== null;
    expect(await element.evaluate(isOutlined)).toBe(true);
  }).toPass();
  await element.click({ force: true });
}

/** The control of this setting has the focus. */
const expectFocus = (page: Page, path: string) =>
  expect(page.locator(`[data-setting="${path}"] :focus, [data-setting="${path}"]:focus`)).toBeVisible();

/** Chooses a setting from the list of those that affect the picked element. */
async function chooseSetting(page: Page, path: string): Promise<void> {
  await page.locator(`[role="menuitem"][data-path="${path}"]`).click();
  await expectFocus(page, path);
}

/** Settings that are offered for the picked element. */
const offered = (page: Page) =>
  page.getByRole('menuitem').evaluateAll((items) => items.map((item) => item.getAttribute('data-path')));

/** Expects an outline of the frame around this element, within a few pixels. */
async function expectOutline(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((one) => {
        const place = one.getBoundingClientRect();
        const boxes = [...document.querySelectorAll('#sala-overlay > div')].map((box) =>
          box.getBoundingClientRect(),
        );
        const isClose = (a: number, b: number) => Math.abs(a - b) < 6;
        return boxes.some(
          (box) =>
            isClose(box.left, place.left) &&
            isClose(box.top, place.top) &&
            isClose(box.right, place.right) &&
            isClose(box.bottom, place.bottom),
        );
      }),
    )
    .toBe(true);
}

test('a click on a text, an image or a contact opens its control and focuses it; a button lists its text and both colours of its gradient @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/login&group=limits');
  const frame = member(page);
  await pick(page, frame.getByRole('heading', { name: 'เข้าสู่ระบบ' }));
  await expect(page.getByRole('heading', { name: 'ข้อความของแบรนด์', level: 2 })).toBeVisible();
  await expectFocus(page, '/texts/th/login:title');
  await page.keyboard.type('เข้าบ้าน');
  await expect(frame.getByRole('heading', { name: 'เข้าบ้าน' })).toBeVisible();

  await pick(page, frame.locator('[data-edit="/contacts/line1"]'));
  await chooseSetting(page, '/contacts/line1');
  await pick(page, frame.getByRole('banner').locator('img[src*="logo"]'));
  await expectFocus(page, '/images/home.normal.logo');
  // A pick is not a click: the page has not navigated.
  await expect(page).toHaveURL(/route=%2Flogin|route=\/login/);

  await pick(page, frame.getByRole('button', { name: 'เข้าสู่ระบบ' }));
  await expect
    .poll(() => offered(page))
    .toEqual(expect.arrayContaining(['/texts/th/login:form.submit', '/theme/color', '/theme/accent2']));
  await chooseSetting(page, '/theme/accent2');
  const { tagline } = brandOf(primaryBrand);
  await chooseRoute(page, 'หน้าแรก');
  await pick(page, frame.getByText(tagline.th, { exact: true }));
  await expect(page.locator('[data-setting="/tagline"] :focus')).toBeVisible();
});

test('on a member’s page a level value opens its cell, and the fourth button its setting; Escape ends picking @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/auth/user/ranking&member=level-2');
  const frame = member(page);
  await pick(page, frame.getByTestId('level-platinum').getByText(/คืนยอดเสีย \d/));
  await chooseSetting(page, '/levels/3/lostPercent');
  await pick(page, frame.getByTestId('bottom-bar').getByRole('link').nth(3));
  await chooseSetting(page, '/bottomBar/slot4');
  await expect(frame.getByTestId('level-platinum')).toBeVisible();

  await page.getByRole('button', { name: 'เลือกจากหน้าจอเพื่อแก้ไข' }).click();
  await expect(page.getByRole('button', { name: 'คลิกสิ่งที่ต้องการแก้ไข' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'เลือกจากหน้าจอเพื่อแก้ไข' })).toBeVisible();
});

test('search scrolls to a switch far down without toggling it, and the toolbar stays visible @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/&group=flags');
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/flags/leaderboard', '/flags/publicHistory']) {
    const isOn = await setting(page, path).getByRole('switch').getAttribute('aria-checked');
    await page.getByRole('combobox', { name: 'ค้นหาค่าที่ตั้งได้' }).fill(path.slice(1));
    await page.keyboard.press('Enter');
    await expectFocus(page, path);
    await expect(setting(page, path)).toBeInViewport({ ratio: 1 });
    await expect(setting(page, path).getByRole('switch')).toHaveAttribute('aria-checked', isOn ?? '');
    const scrolled = () => [document.documentElement.scrollTop, document.body.scrollTop, window.scrollY];
    expect(await page.evaluate(scrolled)).toEqual([0, 0, 0]);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
  }
  await page.keyboard.press('Escape');
  await expect(member(page).locator('#sala-overlay [data-look="highlight"]')).toHaveCount(0);
  await expectUndo(page, 'cannot');
});

test('focusing a control outlines what it changes in the frame, scrolls it into view and shows the edited banner @prove', async ({
  studio,
}) => {
  const page = await openWorkspace(studio, 'route=/&group=contacts');
  const frame = member(page);
  await setting(page, '/contacts/line1').getByRole('textbox').focus();
  await expectOutline(frame.locator('[data-edit="/contacts/line1"]').first());
  await openGroup(page, 'ฟีเจอร์');
  await setting(page, '/flags/publicHistory').getByRole('switch').focus();
  const history = frame.locator('[data-landing="history"] > *').first();
  await expectOutline(history);
  await expect(history).toBeInViewport();
  // Opening another group of settings removes the outline.
  await openGroup(page, 'ระดับสมาชิก');
  await expect(frame.locator('#sala-overlay [data-look="highlight"]')).toHaveCount(0);

  // The banner that is edited or added is shown, and then the first one again.
  await openGroup(page, 'แบนเนอร์');
  const slides = member(page).locator('[data-edit^="/banners/"]');
  const shown = () =>
    slides.evaluateAll((all) =>
      all.findIndex((slide) => {
        const row = slide.closest('ul')?.getBoundingClientRect();
        return Math.abs(slide.getBoundingClientRect().left - (row?.left ?? 0)) < 6;
      }),
    );
  const card = setting(page, '/banners/1');
  await card.getByRole('button', { expanded: false }).click();
  await expect.poll(shown).toBe(1);
  await card.getByRole('textbox').nth(1).focus();
  await expect.poll(shown).toBe(1);
  const count = await slides.count();
  await page.getByRole('button', { name: 'เพิ่มแบนเนอร์' }).click();
  await expect.poll(shown).toBe(count);
  await page.getByRole('combobox', { name: 'ค้นหาค่าที่ตั้งได้' }).focus();
  await expect.poll(shown).toBe(0);
});
