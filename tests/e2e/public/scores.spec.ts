import type { APIRequestContext } from '@playwright/test';
import type { Brand } from '#schemas/brand/brand';
import { patchBrand } from '../support/brandPatch';
import { openAs, sharedMember } from '../support/member';
import { othersProved } from '../support/pages';
import { brands, brandUrl, direct, expect, primaryBrand, test } from '../support/site';

const frames = [
  ['PUB-08', '/live-score', 'liveScore', 'ผลบอลสด', '2500'],
  ['PUB-09', '/score', 'score', 'ตารางคะแนน', '520'],
] as const;

for (const [at, [row, path, key, title, height]] of frames.entries()) {
  test(`${row} ${path} embeds the brand’s page in one sandboxed frame, ${height} px high${othersProved(at)}`, async ({
    page,
  }) => {
    // Uses the sandbox's games host, because each brand's policy allows only its own embed hosts.
    const src = brandUrl('games', '/embedded.html');
    await page.route('**/embedded.html', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>scores</p>' }),
    );
    await patchBrand(page, { embeds: { [key]: src } });
    await page.goto(brandUrl(primaryBrand, path));
    const frame = page.locator('iframe');
    await expect(frame).toHaveCount(1);
    await expect(frame).toHaveAttribute('src', src);
    await expect(frame).toHaveAttribute('title', title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('sandbox', /allow-scripts/);
    expect((await frame.boundingBox())?.height).toBe(Number(height));
  });

  test(`${row} VAL-01 ${path} without a web address shows that there is nothing yet @prove`, async ({
    page,
  }) => {
    await patchBrand(page, { embeds: { [key]: 'javascript:alert(1)' } });
    await page.goto(brandUrl(primaryBrand, path));
    await expect(page.getByText('ยังไม่มีข้อมูลให้แสดง')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
}

/**
 * The demo brand with live scores, standings and chat. Read from the server, because built brands have no sandbox
 * embeds.
 */
async function brandWithStandIns(request: APIRequestContext): Promise<string> {
  for (const { id } of brands) {
    const { url, host } = direct(id, '/brand.json');
    const brand = (await (await request.get(url, { headers: { host } })).json()) as Brand;
    if (
      [brand.embeds.liveScore, brand.embeds.score, brand.chat.host].every((at) => at.startsWith('/sandbox/'))
    )
      return id;
  }
  throw new Error('No demo brand has live scores, standings and chat.');
}

test('PUB-08 PUB-09 LAY-21 W1 a demo brand shows live scores, standings and chat from the sandbox @prove', async ({
  page,
  request,
}) => {
  const id = await brandWithStandIns(request);
  await page.goto(brandUrl(id, '/live-score'));
  await expect(page.frameLocator('iframe').getByText('สยามพรีเมียร์ลีก')).toBeVisible();
  await page.getByRole('link', { name: 'ตารางคะแนน' }).first().click();
  const table = page.frameLocator('iframe').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(9);
  // The style sheet also loads in a frame with an opaque origin.
  await expect(table).toHaveCSS('border-collapse', 'collapse');

  const member = await sharedMember(id);
  await openAs(page, member, '/auth/contact');
  await page.getByRole('button', { name: 'เปิดแชทสด' }).click();
  const chat = page.getByRole('complementary', { name: 'แชทสด' });
  await expect(chat.getByText(`สวัสดีคุณ ${member.user.name}`)).toBeVisible();
  await expect(chat.getByText('แชทนี้เป็นตัวอย่าง')).toBeVisible();
  await chat.getByLabel('พิมพ์ข้อความ').fill('ทดสอบ');
  await chat.getByRole('button', { name: 'ส่ง' }).click();
  await expect(chat.getByText('ขอบคุณสำหรับข้อความ')).toBeVisible();
  await page.getByTestId('bottom-bar').getByRole('link', { name: 'ฝากเงิน' }).click();
  await expect(chat).toBeHidden();
});
