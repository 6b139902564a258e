import { watchLoads } from '../support/loads';
import { waitUntilLoaded, sample } from '../support/pages';
import { brands, brandUrl, expect, test } from '../support/site';

// The log-in page of every brand is in `coldLoads.spec.ts`.
for (const { id } of sample(brands)) {
  test(`LAY-28 ${id}: the log-in page hydrates without a warning after a redirect and a reload`, async ({
    page,
  }) => {
    const loads = await watchLoads(page);
    await page.goto(brandUrl(id, '/auth/deposit'));
    await expect(page).toHaveURL(/\/login$/);
    await waitUntilLoaded(page);
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await waitUntilLoaded(page);
    }
    expect((await loads.take()).messages).toEqual([]);
  });
}
