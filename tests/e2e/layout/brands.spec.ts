import type { APIRequestContext } from '@playwright/test';
import { sharedMember } from '../support/member';
import { brandOf, brands, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

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
  test(`LAY-02 CON-03 ${id} shows its own name, logo and colour`, async ({ page }) => {
    const brand = brandOf(id);
    await page.goto(brandUrl(id, '/login'));
    await expect(page).toHaveTitle(new RegExp(`${brand.displayName}$`));
    await expect(page.getByTestId('logo')).toHaveAttribute('alt', brand.displayName);
    await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', brand.theme.color);
    const manifest = await page.evaluate(
      async () => (await (await fetch('/manifest.webmanifest')).json()) as unknown,
    );
    const { theme_color, name } = manifest as { theme_color: string; name: string };
    expect(theme_color).toBe(brand.theme.color);
    expect(name).toContain(brand.displayName);
  });
}

test('CON-03 CON-04 build defaults: colour #18fcc9, no wallet', () => {
  expect(brandOf(primaryBrand).theme.color).toBe('#18fcc9');
  for (const { id } of brands) expect(brandOf(id).flags.trueWallet, id).toBe(false);
});

test('LAY-03 a listed host uses its own brand’s cashback setting, not that of another brand', async ({
  page,
}) => {
  const sibling = brandWith(({ primary, levels }) => !primary && levels['3'].lostPercent === 8);
  const expected = [
    [primaryBrand, ['5', '5', '7', '10', '15']],
    [sibling, ['5', '5', '8', '12', '15']],
  ] as const;
  for (const [id, refunds] of expected) {
    const { token, user } = await sharedMember(id);
    await page.goto(brandUrl(id, '/404'));
    await page.evaluate(
      ([t, u]) => {
        localStorage.setItem('token', t);
        localStorage.setItem('user', u);
      },
      [token, JSON.stringify(user)] as const,
    );
    await page.goto(brandUrl(id, '/auth/user/ranking'));
    const cards = page.locator('[data-testid^=level-]');
    await expect(cards).toHaveCount(5);
    for (const [place, percent] of refunds.entries()) {
      await expect(cards.nth(place)).toContainText(`${percent}%`);
    }
  }
});
