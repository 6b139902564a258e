import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { news } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** A page that recalculates styles in every frame does so sixty times; clocks and changing images need a few. */
const FEW = 10;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(async ({ page }) => {
  const data = [news('ประกาศทดสอบ')];
  await answer(page, 'GET /api/announcement', { data });
  await answer(page, 'GET /api/auth/announcement', { data });
});

test('LAY-01 the landing page recalculates no styles while news pass by @prove', async ({ page }) => {
  await page.goto(brandUrl(primaryBrand));
  await expectIdle(page);
});

test('RTM-06 the dashboard recalculates no styles while news pass by @prove', async ({ page }) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expectIdle(page);
});

/** The news move while the page is idle for a second: they must not drain a phone's battery. */
async function expectIdle(page: Page): Promise<void> {
  const track = page.getByRole('region', { name: 'ประกาศ' }).getByRole('list');
  // The track moves, so that Playwright's own scrolling would wait for it to stop.
  await track.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const start = (await track.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await track.boundingBox())?.x ?? start).toBeLessThan(start);
  await expect.poll(() => stylesInASecond(page)).toBeLessThan(FEW);
  await expect(track, 'comes in from the edge').toHaveAttribute('data-passing');
  await expect.poll(() => stylesInASecond(page)).toBeLessThan(FEW);
}

async function stylesInASecond(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const styles = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await styles();
  await page.waitForTimeout(1_000);
  return (await styles()) - before;
}
