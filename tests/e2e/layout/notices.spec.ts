import { chunkOf, brandUrl, expect, primaryBrand, test } from '../support/site';
import type { Locator } from '@playwright/test';
import { answer } from '../support/answers';
import { news } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';

const OFFLINE = 'ไม่มีสัญญาณอินเทอร์เน็ต';

/** Measurements of a toast, taken inside the page. */
interface SeenToast {
  /** Duration of each of its animations in milliseconds. */
  readonly times: Record<string, number>;
  place?: { readonly middle: number; readonly top: number };
  ink?: string;
}

test('LAY-18 ERR-11 the offline banner appears and disappears on public and member pages, and form input survives', async ({
  page,
  context,
}) => {
  await page.goto(brandUrl(primaryBrand, '/login'));
  await page.getByLabel('ชื่อผู้ใช้').fill('somchai');
  // The banner’s code loads after the first screen.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await expect(page.getByLabel('ชื่อผู้ใช้')).toHaveValue('somchai');

  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('LAY-18 ERR-11 a visitor who goes offline before the banner’s code has loaded is notified, and so is the next time', async ({
  page,
  context,
}) => {
  const code = `**${chunkOf('src/app/SiteStatus.tsx')}`;
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(chunkOf('src/app/SiteStatus.tsx')),
  );
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.goto(brandUrl(primaryBrand, '/login'));
  await failed;
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await page.unroute(code);
  const came = page.waitForResponse(code);
  await context.setOffline(false);
  await (await came).finished();
  await expect(page.getByText(OFFLINE)).toBeHidden();
  await context.setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(OFFLINE)).toBeHidden();
});

test('LAY-18 the offline banner covers neither the header nor the page, scrolled or not', async ({
  page,
  context,
}) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await top(heading);
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: OFFLINE });
  await expect(banner).toBeVisible();
  const height = (await banner.boundingBox())?.height ?? 0;
  expect(await top(page.getByRole('banner').first())).toBeCloseTo(height, 0);
  expect(await top(heading)).toBeCloseTo(before + height, 0);
  await page.evaluate(() => window.scrollTo(0, 200));
  expect(await top(page.getByRole('banner').first())).toBeCloseTo(height, 0);
  await page.evaluate(() => window.scrollTo(0, 0));
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  expect(await top(heading)).toBeCloseTo(before, 0);
});

/** Distance from the top of the viewport in pixels. */
const top = async (what: Locator) => (await what.boundingBox())?.y ?? Number.NaN;

test('LAY-25 ERR-01 a toast is dark, at the bottom left, and lasts two seconds @prove', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // The animations' durations define how long a toast lasts, on any machine; the page measures them when the toast
  // appears, because the test could read them too late.
  await page.addInitScript(() => {
    const seen: SeenToast = { times: {} };
    Object.assign(window, { seenToast: seen });
    const isOfToast = (name: string) => /^(toast-|Toastify__trackProgress$)/.test(name);
    document.addEventListener(
      'animationstart',
      ({ animationName, target }) => {
        if (!isOfToast(animationName) || !(target instanceof Element)) return;
        const animation = target
          .getAnimations()
          .find((one) => 'animationName' in one && one.animationName === animationName);
        seen.times[animationName] = Number(animation?.effect?.getTiming().duration);
      },
      true,
    );
    document.addEventListener(
      'animationend',
      ({ animationName, target }) => {
        if (animationName !== 'toast-in' || !(target instanceof Element)) return;
        const toast = target.closest('.Toastify__toast') ?? target;
        const { left, width, top } = toast.getBoundingClientRect();
        seen.place = { middle: left + width / 2, top };
        seen.ink = getComputedStyle(toast).backgroundColor;
      },
      true,
    );
  });
  await answer(page, 'GET /api/auth/announcement', { error: 'GENERIC', message: 'ทดสอบข้อความ' });
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const seen = () => page.evaluate(() => (window as unknown as { seenToast: SeenToast }).seenToast);
  await expect.poll(async () => Object.keys((await seen()).times)).toHaveLength(3);
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  const { times, place, ink = '' } = await seen();
  expect(place?.middle).toBeLessThan(195);
  expect(place?.top).toBeGreaterThan(422);
  const [red = 255, green = 255, blue = 255] = (ink.match(/\d+/g) ?? []).map(Number);
  expect(Math.max(red, green, blue)).toBeLessThan(64);
  const life = Object.values(times).reduce((sum, time) => sum + time, 0);
  expect(life).toBeGreaterThanOrEqual(1_700);
  expect(life).toBeLessThanOrEqual(2_300);
});

test('API-159 ENT-14 W10 announcements open once, show where links lead, and stay dismissed for the day in Bangkok @prove', async ({
  page,
}) => {
  const item = { ...news('ข่าวด่วน', 'https://line.me.evil.example/x'), detail: '<b>ตัวหนา</b>', popup: true };
  await answer(page, 'GET /api/auth/announcement', { data: [item] });
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  const dialog = page.getByRole('dialog', { name: 'ประกาศ' });
  await expect(dialog.getByText('<b>ตัวหนา</b>')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText('เปิดลิงก์ line.me.evil.example');
  await expect(dialog.getByRole('link')).toHaveAttribute('rel', /noopener/);
  await dialog.getByRole('button', { name: 'ไม่แสดงอีกวันนี้' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'ประกาศ' })).toContainText('line.me.evil.example');
  await expect(dialog).toHaveCount(0);
  await page.clock.setFixedTime(Date.now() + 24 * 3_600_000);
  await page.reload();
  await expect(dialog).toBeVisible();
});
