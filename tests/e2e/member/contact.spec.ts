import { imageDecoder } from '#server/modules/slips/decodeImage';
import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { setting } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

// Tall and sharp enough to show the QR codes completely.
test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  viewport: { width: 390, height: 1400 },
  deviceScaleFactor: 3,
});

test('RTM-20 a member sees both LINE accounts; each QR code encodes its link @prove', async ({ page }) => {
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@one' }, line2: { id: 'two' } }) });
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  await expect(cards.getByRole('heading')).toHaveText(['ไลน์หลัก', 'ไลน์สำรอง']);
  // Until the setting has loaded, the brand's own accounts are shown.
  await expect(cards.first()).toContainText('@one');
  // A loaded machine may be slow, and these images are trusted.
  const decode = imageDecoder(10_000);
  for (const card of await cards.all()) {
    const link = await card.getByRole('link').getAttribute('href');
    const { codes } = await decode(await card.getByRole('img').screenshot(), { brand: 'any', owner: 'test' });
    expect(codes).toEqual([link]);
  }
  await cards.first().getByRole('button', { name: 'คัดลอกไอดี' }).click();
  await expect(page.getByText('คัดลอกแล้ว').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('@one');
});

test('RTM-21 one id shows one card; none shows a message that points to the chat @prove', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url());
  });
  const host = brandUrl(primaryBrand, '/chat-host');
  await patchBrand(page, {
    contacts: { line1: '', line2: '' },
    flags: { liveChat: true },
    chat: { provider: 'tawk', host, propertyId: 'prop1', widgetId: 'wid1' },
  });
  await page.route('**/chat-host/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@one' } }) });
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await answer(page, 'GET /api/setting', { data: setting({}) });
  await page.goto(brandUrl(primaryBrand, '/auth/contact'));
  await expect(page.getByText('ยังไม่มีช่องทางติดต่อ')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'แชทสด' })).toBeVisible();
  expect(foreign).toEqual([]);
});
