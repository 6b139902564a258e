import type { Brand } from '#schemas/brand/brand';
import { cspNonce } from '@/lib/cspNonce';
import { buildTheme } from './buildTheme';
import { THEME_STYLE_ID } from './themeStyleId';

/** Writes the brand's variables into the page's `:root` rule and adds its fonts; nothing re-renders. */
export function applyTheme(brand: Pick<Brand, 'theme' | 'look'>, page: Document): void {
  const { root, faces } = buildTheme(brand);
  const sheet = (page.getElementById(THEME_STYLE_ID) ?? addStyle(page)) as HTMLStyleElement;
  // Uses the CSSOM, because replacing the text of a style element would require its hash in the CSP.
  if (sheet.sheet) writeRules(sheet.sheet, root, faces);
  page.querySelector('meta[name="theme-color"]')?.setAttribute('content', brand.theme.color);
}

/** Fonts stay when their brand is replaced: an unused face costs nothing, a face written again flickers. */
function writeRules(sheet: CSSStyleSheet, root: string, faces: readonly string[]): void {
  const isFace = (rule: CSSRule | undefined) => rule?.cssText.startsWith('@font-face') ?? false;
  for (let index = sheet.cssRules.length - 1; index >= 0; index--)
    if (!isFace(sheet.cssRules[index])) sheet.deleteRule(index);
  const known = new Set(Array.from(sheet.cssRules, familyOf));
  sheet.insertRule(root, 0);
  for (const face of faces)
    if (!known.has(familyOf({ cssText: face }))) sheet.insertRule(face, sheet.cssRules.length);
}

/** The family that a `@font-face` rule names, however a browser quotes it. */
function familyOf({ cssText }: { readonly cssText: string }): string {
  return /font-family:\s*["']?([^"';]+)/.exec(cssText)?.[1]?.trim() ?? '';
}

function addStyle(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  const nonce = cspNonce(page);
  style.id = THEME_STYLE_ID;
  if (nonce) style.setAttribute('nonce', nonce);
  return page.head.appendChild(style);
}
