import type { Locator } from '@playwright/test';
import { answer } from '../support/answers';
import { openAs, sharedMember } from '../support/member';
import { othersProved, waitUntilLoaded } from '../support/pages';
import { brands, expect, primaryBrand, test } from '../support/site';

/** As wide as the header's credit gets. */
const POINT = 1_234_567.89;
/** Shown as `2:04:06`. */
const WAITED_MS = 7_446_000;

for (const [at, { id }] of brands.entries())
  test(`LAY-27 the bars of ${id}: at 320 px the header shows all of its controls and the complete refresh icon; on a phone on its side they leave two thirds of the height to the page${othersProved(at)}`, async ({
    page,
  }) => {
    const member = await sharedMember(id);
    const { username } = member;
    const data = {
      username,
      balanceType: 'M' as const,
      point: POINT,
      updatedAt: '2026-11-14T09:00:00+07:00',
    };
    await answer(page, 'POST /api/auth/user/getCredit/{username}', { data });
    await page.setViewportSize({ width: 320, height: 640 });
    await openAs(page, member, '/auth/contact');
    await expect(page.getByTestId('header-credit')).toHaveText('1,234,567.89');
    const header = page.getByRole('banner');
    const credit = await boxOf(header.getByRole('button', { name: /เครดิต/ }));
    const icon = await boxOf(header.getByRole('button', { name: /เครดิต/ }).locator('svg'));
    expect(icon.x + icon.width).toBeLessThanOrEqual(credit.x + credit.width);
    const controls = await header.locator('a:visible, button:visible').all();
    const boxes = (await Promise.all(controls.map(boxOf))).sort((a, b) => a.x - b.x);
    boxes.forEach((box, place) => {
      expect(box.x).toBeGreaterThanOrEqual(endOf(boxes[place - 1]));
      expect(endOf(box)).toBeLessThanOrEqual(320);
    });

    await page.setViewportSize({ width: 740, height: 360 });
    await waitUntilLoaded(page);
    const bar = await boxOf(page.getByTestId('bottom-bar'));
    expect((await boxOf(header)).height + 360 - bar.y).toBeLessThanOrEqual(120);
  });

for (const [at, language] of ['th', 'en'].entries()) {
  test.describe(() => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(`LAY-27 open requests are shown uncut at 360 px in ${language}${othersProved(at)}`, async ({
      page,
    }) => {
      const times = { createdAt: new Date(Date.now() - WAITED_MS).toISOString(), usualMinutes: 13 };
      const request = (uuid: string) => ({ uuid, amount: 123_456.37, ...times });
      await answer(page, 'GET /api/auth/user/open-requests', {
        data: [
          { ...request('d'), kind: 'DEPOSIT', status: 'TRANSFERRED' },
          { ...request('s'), kind: 'SLIP', status: 'PENDING_REVIEW' },
          { ...request('w'), kind: 'WITHDRAWAL', status: 'PROCESSING' },
        ],
      });
      await page.addInitScript((value) => localStorage.setItem('language', value), language);
      await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
      const rows = page.getByTestId('open-request');
      await expect(rows).toHaveCount(3);
      for (const text of await rows.locator('strong, small').all())
        expect(await text.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

const endOf = (box: Awaited<ReturnType<typeof boxOf>> | undefined) => (box ? box.x + box.width : 0);
