import { brands, brandUrl, expect, test } from '../support/site';

for (const { id } of brands) {
  test(`W1 the first screen of ${id} asks nobody but its own host`, async ({ page }) => {
    for (const path of ['/', '/login']) {
      const asked: URL[] = [];
      page.on('request', (request) => asked.push(new URL(request.url())));
      await page.goto(brandUrl(id, path), { waitUntil: 'networkidle' });
      const remote = asked.filter(({ protocol }) => protocol.startsWith('http'));
      expect(remote.length).toBeGreaterThan(0);
      expect(remote.filter(({ hostname }) => hostname !== `${id}.localhost`)).toEqual([]);
    }
  });
}
