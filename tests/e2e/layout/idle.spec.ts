import type { Page } from '@playwright/test';
import { answer } from '../support/answers';
import { news } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

/** Style recalculations per second: an animated page has about sixty; clocks and rotating images need a few. */
const FEW = 10;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(async ({ page }) => {
  const data = [news('ประกาศทดสอบ')];
  await answer(page, 'GET /api/announcement', { data });
  await answer(page, 'GET /api/auth/announcement', { data });
});

test('LAY-01 scrolling announcements cause no style recalculation on the landing page', async ({ page }) => {
  await page.goto(brandUrl(primaryBrand));
  await expectIdle(page);
});

test('RTM-06 scrolling announcements cause no style recalculation on the dashboard', async ({ page }) => {
  await openAs(page, await sharedMember(primaryBrand), '/auth/dashboard');
  await expectIdle(page);
});

/** The announcements scroll while the page is otherwise idle, so that they do not drain a phone's battery. */
async function expectIdle(page: Page): Promise<void> {
  const track = page.getByRole('region', { name: 'ประกาศ' }).getByRole('list');
  await track.scrollIntoViewIfNeeded();
  const start = (await track.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await track.boundingBox())?.x ?? start).toBeLessThan(start);
  await expect.poll(() => stylesInASecond(page)).toBeLessThan(FEW);
  await expect(track, 'scrolls in from the edge').toHaveAttribute('data-passing');
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
