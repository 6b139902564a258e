import type { Page } from '@playwright/test';
import { othersProved } from '../support/pages';
import { brandUrl, direct, expect, primaryBrand, test } from '../support/site';

test.use({ javaScriptEnabled: false });

/** Shows the beginning of a page, as a browser does that has not received the rest. */
async function showUpTo(page: Page, url: string, html: string): Promise<void> {
  await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }), { times: 1 });
  await page.goto(url);
}

for (const [at, path] of ['/promotion', '/contact'].entries())
  test(`LAY-28 the first card of ${path} stays in place while the others are parsed @desktop${othersProved(at)}`, async ({
    page,
    request,
  }) => {
    const url = brandUrl(primaryBrand, path);
    const { url: address, host } = direct(primaryBrand, path);
    const html = await (await request.get(address, { headers: { host } })).text();
    const firstCard = html.indexOf('</article></li>', html.indexOf('<main'));
    expect(firstCard).toBeGreaterThan(0);
    const parts = page.getByRole('main').getByRole('article').first().locator(':is(svg, dd, button)');
    const boxes = async () =>
      Promise.all((await parts.all()).map(async (part) => JSON.stringify(await part.boundingBox())));
    await showUpTo(page, url, html.slice(0, firstCard));
    const partial = await boxes();
    await showUpTo(page, url, html);
    await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(1);
    expect(partial.length).toBeGreaterThan(0);
    expect(await boxes()).toEqual(partial);
  });
