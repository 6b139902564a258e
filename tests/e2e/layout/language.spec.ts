import type { Page } from '@playwright/test';
import { bankCodes } from '#schemas/common/banks';
import { openAs, sharedMember } from '../support/member';
import { memberPaths, publicPaths, waitUntilLoaded, sidewaysScroll } from '../support/pages';
import { brandOf, brandUrl, brandWith, expect, primaryBrand, test } from '../support/site';

/** Latin text that is usual in Thai: loanwords, file types, level names (LVL-14), masked digits, browsers, units. */
const latin =
  /^(LINE|QR|OTP|VIP|EN|JPG|PNG|WebP|MB|MAX|silver|gold|platinum|diamond|vip|JK|AC|SG|XE|xxx|Chrome|Windows|mAh)$/i;

/** Visible Latin words that are neither names nor allowed. */
async function foreignWords(page: Page, names: readonly string[]): Promise<string[]> {
  let text = await page.locator('body').innerText();
  // Ignore visible URLs and the code at their end, which the page shows again as text.
  const addresses = text.match(/https?:\/\/\S+/g) ?? [];
  const codes = addresses.map((address) => address.split('/').at(-1) ?? '').filter(Boolean);
  for (const name of [...addresses, ...codes, ...names]) text = text.replaceAll(name, ' ');
  return (text.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !latin.test(word));
}

/** Names of the brand, of its operator and of its LINE accounts. */
function namesOf(id: string): string[] {
  const { displayName, contacts, legal } = brandOf(id);
  return [contacts.line1, contacts.line2, displayName, legal.operatorName]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
}

for (const id of [primaryBrand, brandWith(({ layout }) => layout.public === 'simple')]) {
  test(`LAY-01 ${id} shows Thai on every public page`, async ({ page }) => {
    test.slow();
    for (const path of publicPaths) {
      await page.goto(brandUrl(id, path));
      await waitUntilLoaded(page);
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe('th');
      // The winners’ masked names are names too.
      const masked = (await page.locator('body').innerText()).match(/\w+\*+\w+/g) ?? [];
      expect(await foreignWords(page, [...namesOf(id), ...masked]), path).toEqual([]);
    }
  });
}

test('LAY-01 LAY-04 LAY-27 every member page is in Thai, shows who is logged in and fits the phone', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  const member = await sharedMember(primaryBrand);
  await openAs(page, member, memberPaths[0]);
  for (const path of memberPaths) {
    await page.goto(brandUrl(primaryBrand, path));
    await waitUntilLoaded(page);
    const header = page.getByRole('banner');
    await expect(header, path).toContainText(member.user.name);
    await expect(header, path).toContainText(member.username);
    await expect(header.getByRole('button', { name: 'ออกจากระบบ' }), path).toBeVisible();
    expect
      .soft(await foreignWords(page, [...namesOf(primaryBrand), ...bankCodes, member.username]), path)
      .toEqual([]);
    expect(await sidewaysScroll(page), path).toBe(0);
  }
});
