import type { APIRequestContext } from '@playwright/test';
import { brandOf, brands, brandUrl, expect, primaryBrand, test } from '../support/site';

const port = () => process.env['E2E_PORT'] ?? '';

/** The brand that the server serves for a host name. */
async function brandOn(request: APIRequestContext, host: string): Promise<string> {
  const answer = await request.get(`http://127.0.0.1:${port()}/brand.json`, { headers: { host } });
  return ((await answer.json()) as { id: string }).id;
}

test('LAY-02 each listed host name opens its brand, any other host the default brand', async ({
  request,
}) => {
  for (const { id, hostnames } of brands) {
    expect(hostnames.length, id).toBeGreaterThan(0);
    for (const host of hostnames) expect(await brandOn(request, host), host).toBe(id);
  }
  for (const host of ['nobody.example', '127.0.0.1', `nobody.localhost:${port()}`]) {
    expect(await brandOn(request, host), host).toBe(primaryBrand);
  }
});

for (const { id } of brands) {
  test(`LAY-01 LAY-02 CON-03 W1 ${id} shows its own name, logo and colour, prerendered, under its content security policy`, async ({
    page,
  }) => {
    const brand = brandOf(id);
    const answer = await page.goto(brandUrl(id, '/login'));
    expect(answer?.headers()['content-security-policy']).toContain("script-src 'self'");
    // The first page is prerendered, before any script runs.
    expect(await answer?.text()).toMatch(
      /<div id="root" data-path="\/login" data-fonts="[A-Z]\w+(?:,\w+)*">(?:<!--\$-->)?<\w/,
    );
    await expect(page).toHaveTitle(new RegExp(`${brand.displayName}$`));
    await expect(page.getByTestId('logo')).toHaveAttribute('alt', brand.displayName);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', brand.theme.color);
    const [manifest, file] = await page.evaluate(async () => {
      const read = async (path: string) => (await (await fetch(path)).json()) as unknown;
      return [await read('/manifest.webmanifest'), await read('/brand.json')];
    });
    const { theme_color, name } = manifest as { theme_color: string; name: string };
    expect(theme_color).toBe(brand.theme.color);
    expect(name).toContain(brand.displayName);
    expect((file as { id: string }).id).toBe(id);
  });
}

test('CON-03 CON-04 build defaults: colour #18fcc9, no wallet', () => {
  expect(brandOf(primaryBrand).theme.color).toBe('#18fcc9');
  for (const { id } of brands) expect(brandOf(id).flags.trueWallet, id).toBe(false);
});
