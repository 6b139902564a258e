import { proving } from '#server/testing/proving';
import type { Page } from '@playwright/test';
import { bangkokDay } from '#core/time/bangkok';
import { openAs, sharedMember } from '../support/member';
import { waitUntilLoaded } from '../support/pages';
import { brands, brandUrl, expect, test } from '../support/site';

/**
 * Screenshots of the main screens of every brand, as a member sees them first. `npm test` takes landing page and
 * dashboard of each brand on a phone, the other screens of every second one, and the desktop of the rest;
 * `npm run prove -- screens` takes all. Update those that changed on purpose with
 * `PROVE=1 npx playwright test tests/e2e/layout/screens.spec.ts --update-snapshots`.
 */

/** Font rendering differs slightly between machines; a moved or missing part changes more pixels than that. */
const look = {
  animations: 'disabled',
  caret: 'hide',
  scale: 'device',
  maxDiffPixelRatio: 0.04,
  threshold: 0.3,
} as const;

// Half the size: a fifth of the bytes in the repository, and still every part.
test.use({ deviceScaleFactor: 0.5 });

/** Fonts and the images in view have loaded. */
async function settle(page: Page): Promise<void> {
  await waitUntilLoaded(page);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      ),
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Eleven in the morning in Bangkok, when no brand's bonus window is open: an open one changes the deposit page. */
const MORNING = `${bangkokDay(Date.now())}T04:00:00Z`;

/** `npm test` compares the landing page and the dashboard, on a phone; the remaining screens need most of the time. */
for (const { id } of brands) {
  test(`the main screens of ${id} look as before${proving ? ' @desktop' : ''}`, async ({ page }, {
    project,
  }) => {
    const expectLook = async (name: string) => {
      await settle(page);
      // The time to the next bonus window.
      const mask = [page.getByRole('timer')];
      await expect.soft(page).toHaveScreenshot(`${id}-${name}-${project.name}.png`, { ...look, mask });
    };
    await page.clock.install({ time: MORNING });
    await page.goto(brandUrl(id, '/'));
    await expectLook('landing');
    await openAs(page, await sharedMember(id), '/auth/dashboard');
    await expectLook('dashboard');
    if (project.name === 'desktop' || !proving) return;
    await page.goto(brandUrl(id, '/auth/deposit'));
    await expectLook('deposit');
    await page.goto(brandUrl(id, '/404'));
    await expectLook('not-found');
  });
}
