import { patchBrand } from '../support/brandPatch';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

const frames = [
  ['PUB-08', '/live-score', 'liveScore', 'ผลบอลสด', '2500'],
  ['PUB-09', '/score', 'score', 'ตารางคะแนน', '520'],
] as const;

for (const [row, path, key, title, height] of frames) {
  test(`${row} ${path} embeds the brand’s page in one sandboxed frame, ${height} px high`, async ({
    page,
  }) => {
    // The sandbox's games stand in: beside them, the policy of each brand opens the hosts of its own embeds only.
    const src = brandUrl('games', '/embedded.html');
    await page.route('**/embedded.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>scores</p>' }),
    );
    await patchBrand(page, { embeds: { [key]: src } });
    await page.goto(brandUrl(primaryBrand, path));
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', src);
    await expect(frame).toHaveAttribute('title', title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    expect((await frame.boundingBox())?.height).toBe(Number(height));
  });

  test(`${row} VAL-01 ${path} without a web address says that there is nothing yet`, async ({ page }) => {
    await patchBrand(page, { embeds: { [key]: 'javascript:alert(1)' } });
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page.getByText('ยังไม่มีข้อมูลให้แสดง')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}
