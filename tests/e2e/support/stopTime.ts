import type { Page } from '@playwright/test';

/** Milliseconds that time jumps ahead to be stopped: more than goes by while it is told so. */
const JUMP = 20_000;

/** From here on time passes in the page only as told, however slow the machine. Its clock is installed before. */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + JUMP);
}
