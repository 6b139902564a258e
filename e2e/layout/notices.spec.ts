import { answer } from '../support/answers';
import { news } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const OFFLINE = 'ไม่มีสัญญาณอินเทอร์เน็ต';

test('LAY-18 ERR-11 the offline banner comes and goes on public and member pages, and what was typed stays', async ({
  page,
  context,
}) => {
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
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // A toast lives by its animations: coming, the line that runs out, going. Their times say how long, on any machine.
  await page.addInitScript(() => {
    const times: Record<string, number> = {};
    Object.assign(window, { toastTimes: times });
    document.addEventListener(
      'animationstart',
      ({ animationName, target }) => {
        if (!/^(toast-|Toastify__trackProgress$)/.test(animationName) || !(target instanceof Element)) return;
        const animation = target
          .getAnimations()
          .find((one) => 'animationName' in one && one.animationName === animationName);
        times[animationName] = Number(animation?.effect?.getTiming().duration);
      },
      true,
    );
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
  const times = await page.evaluate(
    () => (window as unknown as { toastTimes: Record<string, number> }).toastTimes,
  );
  expect(Object.keys(times)).toHaveLength(3);
  const life = Object.values(times).reduce((sum, time) => sum + time, 0);
  expect(life).toBeGreaterThanOrEqual(1_700);
  expect(life).toBeLessThanOrEqual(2_300);
});

test('API-159 ENT-14 W10 news open by themselves once, say where links lead, and stay away for the day in Bangkok', async ({
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
