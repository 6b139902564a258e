import type { Page } from '@playwright/test';
import { brandOf } from './site';

/** Latin words that Thai people use: file kinds, masked digits, browsers, units. */
const latin = /^(LINE|QR|OTP|SMS|VIP|EN|JPG|PNG|WebP|MB|MAX|xxx|Chrome|Windows|mAh)$/i;

/**
 * Visible Latin words of a page that are neither on the list nor names of the brand, its operator, its LINE accounts or
 * companies of games.
 * @param names others that the page may show, such as the member's.
 */
export async function foreignWords(
  page: Page,
  brand: string,
  names: readonly string[] = [],
): Promise<string[]> {
  const text = await page.locator('body').innerText();
  // The code at the end of an address is shown next to the address once more; masked names of others are names too.
  const addresses = text.match(/(?:https?:\/\/|[\w-]+\.localhost)\S+/g) ?? [];
  const codes = addresses.map((address) => address.split('/').at(-1) ?? '');
  const masked = text.match(/\w+\*+\w+/g) ?? [];
  const { displayName, contacts, legal, providers } = brandOf(brand);
  const companies = Object.values(providers).map(({ name }) => name);
  const allowed = [
    displayName,
    contacts.line1,
    contacts.line2,
    legal.operatorName,
    ...companies,
    ...names,
    ...masked,
  ];
  const known = [...addresses, ...codes, ...allowed].filter((name) => name !== '');
  known.sort((a, b) => b.length - a.length);
  const rest = known.reduce((left, name) => left.replaceAll(name, ' '), text);
  return (rest.match(/[A-Za-z]{2,}/g) ?? []).filter((word) => !latin.test(word));
}
