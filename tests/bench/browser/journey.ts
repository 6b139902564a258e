import type { Browser, Locator, Page } from '@playwright/test';
import type { Observed, Tap } from './observer';
import { openPage } from './visit';

/** Globals that the benchmark adds to the page. */
declare const observed: Observed;

/** A member with money and history, whom every demo server has. */
const MEMBER = 'demo01';
const SLOWDOWN = 4;

export interface Journey {
  /** From a tap on home until the dashboard was painted, with cached chunks, in ms. */
  readonly warm: readonly number[];
  /** From each tap of the main journey until its paint, on a throttled CPU, in ms. */
  readonly taps: readonly Tap[];
}

/** Repetitions of the journey: log in, dashboard, deposit, withdrawal, history. */
export async function journey(browser: Browser, site: string, runs: number): Promise<Journey> {
  const warm: number[] = [];
  const taps: Tap[] = [];
  for (let n = 0; n < runs; n += 1) {
    const { context, page, session } = await openPage(browser, 1);
    try {
      await logIn(page, site);
      for (const way of ways) await goBy(page, way);
      warm.push(await homeFromTap(page));
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      const from = await page.evaluate(() => performance.now());
      for (const way of ways) await goBy(page, way);
      const seen = await page.evaluate(() => observed.taps);
      taps.push(...seen.filter(({ at }) => at > from));
    } finally {
      await context.close();
    }
  }
  return { warm, taps };
}

/** Indexes in the bottom bar: deposit, home, the brand's own, all games, contact, home. */
const ways = [1, 0, 3, 2, 4, 0];

async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/login`);
  const fields = page.locator('main form input');
  await fields.nth(0).fill(MEMBER);
  await fields.nth(1).fill(process.env['DEMO_PASSWORD'] ?? 'sala-demo-2026');
  await page.locator('main form button[type=submit]').tap();
  await page.waitForURL('**/auth/**');
  await settle(page);
}

async function goBy(page: Page, place: number): Promise<void> {
  await tapPast(page, inBar(page, place));
  await settle(page);
}

/** Taps, closing dialogs such as announcements and the check-in, which may open at any moment. */
async function tapPast(page: Page, place: Locator): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await place.tap({ timeout: 3_000 });
      return;
    } catch (error) {
      if (tries === 5) throw error;
      await settle(page);
    }
  }
}

/** Waits until the page has loaded and closes its dialogs. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  while ((await page.getByRole('dialog').count()) > 0) {
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
  }
}

const inBar = (page: Page, place: number) => page.getByTestId('bottom-bar').locator('a').nth(place);

/** From the tap on the first item of the bar until the dashboard has been painted. */
async function homeFromTap(page: Page): Promise<number> {
  await goBy(page, 1);
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (!document.querySelector('[data-section]')) return requestAnimationFrame(look);
              // The next frame starts after this one was painted.
              return requestAnimationFrame(() => resolve(performance.now() - timeStamp));
            };
            look();
          },
          { once: true, capture: true },
        );
      }),
  );
  await tapPast(page, inBar(page, 0));
  return painted;
}
