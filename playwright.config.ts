import { defineConfig, devices } from '@playwright/test';
import { proving } from './server/testing/proving';
import { browserFlags, journeyFlags } from './tests/e2e/support/browserFlags';

/** Journeys for `npm run prove` alone: variants of others, and what tests in jsdom cover too. */
const onlyProved = proving ? [] : [/@prove/];

/** A system browser, set by `npm test` where Playwright's own is not available. */
const executablePath = process.env['CHROMIUM'];

/** Journeys in a real browser against the built server, its own database included. By address only. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // The same images on every system: fonts come with the product.
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  globalSetup: './tests/e2e/support/globalSetup.ts',
  // Two more than the cores of CI, because a journey also waits for its page.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // Timeouts catch hangs, not slowness: a busy machine may take several times as long as an idle one.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    locale: 'th-TH',
    timezoneId: 'Asia/Bangkok',
    screenshot: 'only-on-failure',
    // Recording one costs a third of the time; use `--trace retain-on-failure` to debug.
    trace: 'off',
    // What only moves for the eye draws all the time on a machine without a graphics card.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [...browserFlags, ...journeyFlags],
    },
  },
  projects: [
    {
      name: 'phone',
      testIgnore: '{studio,desk}/**',
      grepInvert: [/@desktop-only/, ...onlyProved],
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
      },
    },
    {
      // Only what differs on a wide screen: journeys that say so.
      name: 'desktop',
      testIgnore: '{studio,desk}/**',
      grep: /@desktop/,
      grepInvert: onlyProved,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      // A journey of two people loads two programs with their frames and sites: on a busy machine that takes a while.
      name: 'staff',
      testMatch: '{studio,desk}/**/*.spec.ts',
      grepInvert: onlyProved,
      timeout: 180_000,
      use: { ...devices['Desktop Chrome'] },
    },
  ],
});
