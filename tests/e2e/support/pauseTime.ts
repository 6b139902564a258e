import type { Page } from '@playwright/test';

/** Milliseconds by which the clock jumps ahead: more than pass before it is paused. */
const JUMP = 20_000;

/** Pauses the page's clock, so that time advances only on request. The clock must be installed before. */
export async function pauseTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP);
}
