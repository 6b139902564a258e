import type { Brand } from '#schemas/brand/brand';
import { cspNonce } from '@/lib/cspNonce';
import { buildTheme } from './buildTheme';
import { THEME_STYLE_ID } from './themeStyleId';

/** Writes the brand's variables into the page's `:root` rule; nothing re-renders. */
export function applyTheme(brand: Pick<Brand, 'theme'>, page: Document): void {
  const { css } = buildTheme(brand);
  const sheet = (page.getElementById(THEME_STYLE_ID) ?? addStyle(page)) as HTMLStyleElement;
  const rules = sheet.sheet;
  // Uses the CSSOM, because replacing the text of a style element would require its hash in the CSP.
  if (rules) {
    rules.insertRule(css, 0);
    while (rules.cssRules.length > 1) rules.deleteRule(1);
  }
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.theme.color);
}

function addStyle(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  const nonce = cspNonce(page);
  style.id = THEME_STYLE_ID;
  if (nonce) style.setAttribute('nonce', nonce);
  return page.head.appendChild(style);
}
