import { queueKinds } from '#schemas/api/shapes/queueItem';
import { accessibilityViolations } from '../support/axe';
import { startServer } from '../support/startServer';
import { expect, test as base } from './support/desk';

/** With a crowd of members, so that something waits in every queue. */
const test = base.extend({
  server: [
    async ({ browserName: _ }, use) => {
      const server = await startServer({ DEMO_MEMBERS: '60' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});

test('DSK-42 DSK-48 DSK-65 the review of every kind opens by keyboard; it and the reports of staff are accessible @prove', async ({
  desk,
}) => {
  const page = await desk.open('operator', '/q/deposit');
  for (const kind of queueKinds) {
    await page.goto(desk.url(`/q/${kind}?state=all`));
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await expect(page.getByText('คุณกำลังตรวจรายการนี้')).toBeVisible();
    await expect(page.getByRole('region', { name: 'หลักฐาน' }).getByRole('region').first()).toBeVisible();
    expect.soft(await accessibilityViolations(page), kind).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect
      .soft(await page.evaluate(() => document.documentElement.scrollWidth), kind)
      .toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }

  // Decisions are counted once a minute.
  for (const [address, name] of [
    ['/report/staff', 'ผลงานทีมงาน'],
    ['/report/queues', 'เวลาของคิวงาน'],
  ] as const) {
    await expect(async () => {
      await page.goto(desk.url(address));
      await expect(page.getByRole('region', { name })).toBeVisible({ timeout: 5_000 });
    }).toPass();
    expect.soft(await accessibilityViolations(page), name).toEqual([]);
  }
});
