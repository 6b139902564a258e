import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { sampleBrand } from '#server/testing/testBrands';
import { renderTemplates } from './renderTemplates';

type Draw = (brand: Brand) => string;

/** Rendered pages of these brands, and how often each page was rendered. */
async function pagesOf(draw: Draw, brands: readonly Brand[]) {
  let draws = 0;
  const { prerenderPage } = renderTemplates({
    pageTitle: (_path, { displayName }) => displayName,
    buildTheme: () => ({ css: '', vars: {}, families: [], waiting: '' }),
    prerenderPage: (_path, brand, nonce) => {
      draws += 1;
      const [styles, styleNames] = [
        `<style nonce="${nonce}">a{}</style>`,
        `<style nonce="${nonce}">b</style>`,
      ];
      return Promise.resolve({ html: draw(brand), styles, styleNames });
    },
  });
  const pages = [];
  for (const [n, brand] of brands.entries()) {
    draws = 0;
    pages.push({ ...(await prerenderPage('/', brand, `n${n}`)), draws });
  }
  return pages;
}

const names = ['Alpha', 'Beta & Söhne', 'Γάμμα “D’Or”', 'ยาวมาก'.repeat(9)];
const brands = names.map((displayName) => sampleBrand({ displayName }));
const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

describe('renderTemplates', () => {
  it('does not render a page again for brands that differ only in texts', async () => {
    const draw: Draw = ({ displayName }) =>
      `<p title="${html(displayName)}">${html(displayName)}</p><a href="/?q=${html(encodeURIComponent(displayName))}">`;
    const pages = await pagesOf(draw, brands);
    expect(pages.map(({ html: page }) => page)).toEqual(brands.map(draw));
    expect(pages[3]).toMatchObject({
      styles: '<style nonce="n3">a{}</style>',
      styleNames: '<style nonce="n3">b</style>',
    });
    // The third is for the template, with short words and with long ones.
    expect(pages.map(({ draws }) => draws)).toEqual([1, 3, 0, 0]);
  });

  it.each<[string, Draw]>([
    ['their length', ({ displayName }) => (displayName.length > 30 ? '<p class="small">' : '<p>')],
    ['their letters', ({ displayName }) => `<p>${displayName.slice(0, 1)}</p>`],
    ['their capitals', ({ displayName }) => `<p>${displayName.toUpperCase()}</p>`],
  ])('draws it for every brand when it asks for %s', async (_what, draw) => {
    const pages = await pagesOf(draw, brands);
    expect(pages.map(({ html: page }) => page)).toEqual(brands.map(draw));
    expect(pages.map(({ draws }) => draws)).toEqual([1, 3, 1, 1]);
  });

  it('distinguishes brands that differ in anything else that is read', async () => {
    const draw: Draw = ({ displayName, flags, gameCategories }) =>
      `${html(displayName)}${flags.register ? gameCategories.length : ''}`;
    const [first] = brands;
    const closed = brands.map((brand) => ({ ...brand, flags: { ...brand.flags, register: false } }));
    const fewer = brands.map((brand) => ({ ...brand, gameCategories: brand.gameCategories.slice(1) }));
    const all = [first, closed[1], fewer[2], closed[2], fewer[3], closed[3]].filter(
      (brand) => brand !== undefined,
    );
    const pages = await pagesOf(draw, all);
    expect(pages.map(({ html: page }) => page)).toEqual(all.map(draw));
    expect(pages.map(({ draws }) => draws)).toEqual([1, 1, 1, 3, 3, 0]);
  });

  it('distinguishes a brand that has the same text twice', async () => {
    const accounts = [
      ['@alpha', '@alpha2'],
      ['@beta', '@beta2'],
      ['@gamma', '@gamma'],
    ] as const;
    const twice = accounts.map(([line1, line2]) => sampleBrand({ contacts: { line1, line2 } }));
    const draw: Draw = ({ contacts }) =>
      contacts.line1 === contacts.line2 ? contacts.line1 : `${contacts.line1} ${contacts.line2}`;
    const pages = await pagesOf(draw, twice);
    expect(pages.map(({ html: page }) => page)).toEqual(twice.map(draw));
  });

  it('ignores settings that the page never reads', async () => {
    const plain = names.map((displayName, radius) => {
      const brand = sampleBrand({ displayName });
      return { ...brand, hostnames: [`${radius}.example`], theme: { ...brand.theme, radius } };
    });
    const pages = await pagesOf(({ displayName }) => html(displayName), plain);
    expect(pages.map(({ draws }) => draws)).toEqual([1, 3, 0, 0]);
  });
});
