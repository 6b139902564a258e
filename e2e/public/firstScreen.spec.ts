import { brands, brandUrl, expect, test } from '../support/site';

/** Requests until the first screen has all it asks for. */
const MOST = 12;

for (const { id } of brands) {
  test(`the first screen of ${id} costs at most ${MOST} requests, all to its own host`, async ({ browser }) => {
    for (const path of ['/', '/login']) {
      // A new context: nothing is kept from a visit before.
      const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
      const page = await context.newPage();
      const asked: URL[] = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      await page.goto(brandUrl(id, path), { waitUntil: 'networkidle' });
      const remote = asked.filter(({ protocol }) => protocol === 'http:');
      expect(remote.map(({ pathname }) => pathname).length, remote.map(({ pathname }) => pathname).join('\n')).toBeLessThanOrEqual(MOST);
      expect(remote.filter(({ hostname }) => hostname !== `${id}.localhost`)).toEqual([]);
      await context.close();
    }
  });
}
