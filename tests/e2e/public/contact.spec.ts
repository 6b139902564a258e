import { answer } from '../support/answers';
import { patchBrand } from '../support/brandPatch';
import { setting } from '../support/fixtures';
import { openAs, sharedMember } from '../support/member';
import { brandUrl, expect, primaryBrand, test } from '../support/site';

test('PUB-07 RTM-20 a visitor sees both LINE accounts with QR code, id and link', async ({ page }) => {
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@one' }, line2: { id: 'two' } }) });
  await page.goto(brandUrl(primaryBrand, '/contact'));
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(2);
  for (const [place, label, id, href] of [
    [0, 'ไลน์หลัก', '@one', 'https://line.me/R/ti/p/%40one'],
    [1, 'ไลน์สำรอง', 'two', 'https://line.me/R/ti/p/two'],
  ] as const) {
    const card = cards.nth(place);
    await expect(card.getByRole('heading')).toHaveText(label);
    await expect(card).toContainText(id);
    await expect(card.getByRole('img', { name: `คิวอาร์โค้ดไลน์ ${id}` })).toBeVisible();
    await expect(card.getByRole('link')).toHaveAttribute('href', href);
  }
});

test('ENT-12 API-102 the second id is also read from the top level, for visitors and members alike @prove', async ({
  page,
}) => {
  const data = { ...setting({ line1: { id: '@one' } }), line2: { id: 'two' } };
  await answer(page, 'GET /api/setting', { data });
  await page.goto(brandUrl(primaryBrand, '/contact'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await openAs(page, await sharedMember(primaryBrand), '/auth/contact');
  await expect(page.getByRole('heading', { name: 'ไลน์สำรอง' })).toBeVisible();
});

test('RTM-21 one id shows one card, none shows a message; no QR code is generated elsewhere @prove', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('localhost')) foreign.push(request.url());
  });
  await patchBrand(page, { contacts: { line1: '', line2: '' } });
  await answer(page, 'GET /api/setting', { data: setting({ line1: { id: '@one' } }) });
  await page.goto(brandUrl(primaryBrand, '/contact'));
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await answer(page, 'GET /api/setting', { data: setting({}) });
  await page.reload();
  await expect(page.getByText('ยังไม่มีช่องทางติดต่อ')).toBeVisible();
  expect(foreign).toEqual([]);
});
