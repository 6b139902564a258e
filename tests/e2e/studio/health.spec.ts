import { primaryBrand } from '../support/site';
import { expect, test } from './support/studio';
import { expectAccessible, member } from './support/workspace';

test('a frame that does not answer within three seconds shows an error, and a reload recovers it', async ({
  studio,
}) => {
  const page = await studio.open('editor', '/account');
  await page.route('**/frame.html', (route) => route.fulfill({ contentType: 'text/html', body: '<p>–</p>' }));
  // The page records the time itself, because the test could observe it too late.
  await page.addInitScript(() => {
    const since: Record<string, number> = {};
    Object.assign(window, { healthSince: since });
    new MutationObserver(() => {
      const health = document.querySelector('[data-health]')?.getAttribute('data-health');
      if (health) since[health] ??= performance.now();
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['data-health'] });
  });
  await page.goto(studio.url(`/b/${primaryBrand}?route=/login`));
  const failure = page.getByRole('alert').filter({ hasText: 'หน้าตัวอย่างไม่ตอบสนอง' });
  await expect(failure).toBeVisible();
  const { starting = 0, silent = 0 } = await page.evaluate(
    () => (window as unknown as { healthSince: Record<string, number> }).healthSince,
  );
  expect(silent - starting, 'not hasty').toBeGreaterThan(2_000);
  await failure.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expect(failure, 'the frame still does not answer').toBeHidden();
  await expect(failure).toBeVisible();
  await page.unroute('**/frame.html');
  await failure.getByRole('button', { name: 'โหลดใหม่' }).click();
  await expectAccessible(page);
  await expect(failure).toBeHidden();
  await expect(member(page).getByLabel('ชื่อผู้ใช้')).toBeVisible();
});
