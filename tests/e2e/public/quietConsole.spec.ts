import type { Page } from '@playwright/test';
import { brands, brandUrl, expect, test } from '../support/site';

/** What a browser reports about the page's own code: errors and warnings of the console. */
function listen(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) found.push(`${page.url()} ${message.text()}`);
  });
  return found;
}

/** Scripts and calls of the page are done, and with them hydration. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

for (const { id, flags } of brands) {
  test(`${id}: public pages hydrate without a warning, also after a redirect and a reload`, async ({
    page,
  }) => {
    const found = listen(page);
    const pages = ['/', '/login', flags.register && '/register', flags.promotion && '/promotion', '/contact'];
    for (const path of pages.filter((path) => path !== false)) {
      await page.goto(brandUrl(id, path));
      await settle(page);
    }
    await page.goto(brandUrl(id, '/auth/deposit'));
    await expect(page).toHaveURL(/\/login$/);
    await settle(page);
    for (let reload = 0; reload < 2; reload += 1) {
      await page.reload();
      await settle(page);
    }
    await expect(page.getByRole('main')).toBeVisible();
    expect(found).toEqual([]);
  });
}
