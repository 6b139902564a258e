import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const OFFLINE = 'ไม่มีสัญญาณอินเทอร์เน็ต';

test('LAY-18 ERR-11 the offline banner comes and goes on public and member pages, and what was typed stays', async ({ page, context }) => {
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.getByLabel('ชื่อผู้ใช้').fill('somchai');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue('somchai');

  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('LAY-25 ERR-01 a toast is dark, bottom left, and there for two seconds', async ({ page }) => {
  // Stamped in the page itself, since a busy machine tells a test late of what it sees.
  await page.addInitScript(() => {
    const life: { from?: number; to?: number } = {};
    Object.assign(window, { toastLife: life });
    new MutationObserver(() => {
      const isThere = document.querySelector('.Toastify__toast') !== null;
      if (isThere) life.from ??= performance.now();
      else if (life.from !== undefined) life.to ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
  await answer(page, 'GET /api/auth/announcement', { error: 'GENERIC', message: 'ทดสอบข้อความ' });
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toBeVisible();
  const box = await toast.boundingBox();
  expect((box?.x ?? 999) + (box?.width ?? 999) / 2).toBeLessThan(195);
  expect(box?.y ?? 0).toBeGreaterThan(422);
  const ink = await toast.evaluate((element) => getComputedStyle(element).backgroundColor);
  const [red = 255, green = 255, blue = 255] = (ink.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(64);
  await expect(toast).toHaveCount(0);
  const life = await page.evaluate(() => (window as unknown as { toastLife: { from: number; to: number } }).toastLife);
  expect(life.to - life.from).toBeGreaterThan(1_700);
  expect(life.to - life.from).toBeLessThan(2_300);
});
