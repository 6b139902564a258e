import { brands, brandUrl, expect, test } from './support/site';

for (const { id } of brands) {
  test(`LAY-01 W1 ${id} opens on its own host, prerendered, under its content security policy`, async ({
    page,
  }) => {
    const answer = await page.goto(brandUrl(id));
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    // The first page is prerendered, before any script runs.
    expect(await answer?.text()).toMatch(
      /<div id="root" data-path="\/" data-fonts="[A-Z]\w+(?:,\w+)*">(?:<!--\$-->)?<\w/,
    );
    await expect(page.locator('#root :is(header, main)').first()).toBeVisible();
    const document = await page.evaluate(
      async () => (await (await fetch('/brand.json')).json()) as { id: string },
    );
    expect(document.id).toBe(id);
  });
}

test('PUB-15 an unknown address shows the not-found page, and a missing file is a 404', async ({ page }) => {
  const [brand] = brands;
  expect(brand).toBeDefined();
  await page.goto(brandUrl(brand?.id ?? '', '/no-such-page'));
  await expect(page.getByRole('link', { name: /หน้า/ }).first()).toBeVisible();
  expect(await page.evaluate(async () => (await fetch('/app/none.js')).status)).toBe(404);
});
