import type { Locator, Page } from '@playwright/test';
import { brands, primaryBrand } from '../support/site';
import { prefer } from './support/axe';
import { openReview, saveDraft, workspace } from './support/release';
import { expect, type Studio, test } from './support/studio';
import { expectAccessible } from './support/workspace';

/**
 * Screenshots of the main screens. Update one that changed on purpose with `npx playwright test --project=staff
 * tests/e2e/studio/screenshots.spec.ts --update-snapshots`.
 */
test.describe.configure({ mode: 'default' });

const profile = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' } as const;

/** Font rendering differs slightly between machines; a moved or missing part changes more pixels than that. */
const look = { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.04, threshold: 0.3 } as const;

/** Revisions and marks of the brands, because other journeys of the same server publish too. */
const changing = (page: Page): Locator[] => [page.getByRole('navigation').locator('li a + span')];

/** Every frame has rendered, including images and fonts. */
async function settle(page: Page): Promise<void> {
  await expectAccessible(page);
  await expect(page.locator('[data-health]:not([data-health="well"])')).toHaveCount(0);
  for (const frame of page.frames()) {
    await expect
      .poll(() =>
        frame.evaluate(() =>
          [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
        ),
      )
      .toBe(true);
    await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  }
}

/** Discards all drafts except two changes of the first brand. */
async function draftOf(studio: Studio): Promise<void> {
  for (const { id } of brands) await studio.clean(id);
  const { draft } = await workspace(studio, primaryBrand);
  const theme = draft.file['theme'] as { color?: string; text?: string } | undefined;
  await saveDraft(studio, primaryBrand, 'editor', [
    { path: '/theme/color', before: theme?.color, after: '#ff9f1c' },
    { path: '/theme/text', before: theme?.text, after: '#6f7a76' },
  ]);
}

test('log-in @prove', async ({ studio }) => {
  const page = await studio.visitor();
  await page.setViewportSize({ width: 960, height: 600 });
  await page.goto(studio.url('/'));
  await expect(page.getByRole('heading', { name: 'เข้าสู่ระบบ' })).toBeVisible();
  await expect(page).toHaveScreenshot('log-in.png', look);
});

test('the workspace, dark and Thai, with an open colour picker', async ({ studio }) => {
  await draftOf(studio);
  const page = await studio.open('publisher', `/b/${primaryBrand}?group=theme&route=/login`, profile);
  await settle(page);
  await expect(page).toHaveScreenshot('workspace.png', { ...look, mask: changing(page) });
  await page.getByRole('button', { name: 'เลือกสีหลัก' }).click();
  const picker = page.getByRole('dialog', { name: 'สีหลัก' });
  await expect(picker).toHaveScreenshot('colour-picker.png', look);
  await page.keyboard.press('Escape');
  await openReview(page);
  await expect(page.getByRole('dialog')).toHaveScreenshot('publish.png', look);
});

test('the workspace, light and English, with a table @prove', async ({ studio }) => {
  await draftOf(studio);
  const page = await studio.open('publisher', `/b/${primaryBrand}?group=layout&route=/login`, profile);
  await prefer(page, { scheme: 'light', language: 'en' });
  await settle(page);
  await expect(page).toHaveScreenshot('workspace-light.png', { ...look, mask: changing(page) });
  await page.getByRole('navigation').getByRole('button', { name: 'Member levels' }).click();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(page.getByRole('dialog')).toHaveScreenshot('levels.png', look);
});

test('one change on every brand', async ({ studio }) => {
  await draftOf(studio);
  const page = await studio.open('editor', `/b/${primaryBrand}?mode=wall&route=/login`, profile);
  await settle(page);
  await expect(page.getByRole('region', { name: 'ตัวอย่างหน้าเว็บ' })).toHaveScreenshot('wall.png', look);
  for (const { id } of brands) await studio.clean(id);
});
