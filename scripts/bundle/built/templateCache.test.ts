import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Brand } from '#schemas/brand/brand';
import { loadCompiledApp } from '#server/platform/hosting/compiledApp';
import { prerenderedPaths } from '#server/platform/hosting/pages';
import { renderTemplates } from '../templateCache/renderTemplates';
import { defaultOut } from '../places';

const shipped = readdirSync(defaultOut)
  .map((id) => path.join(defaultOut, id, 'brand.json'))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as Brand);
const { renderer } = await loadCompiledApp(path.join(defaultOut, '_server'));

/** Another name, tagline and LINE account; hard ones to write into a page. */
const worded = (brand: Brand, name: string, line1: string): Brand => ({
  ...brand,
  displayName: name,
  tagline: { th: `${name} ทุกวัน`, en: name },
  contacts: { ...brand.contacts, line1 },
});
const relatives = (brand: Brand): Brand[] => [
  brand,
  worded(brand, 'Kurz', '@x.x'),
  worded(brand, `“D'Or” & "Söhne" ${'ยาว'.repeat(8)}`, 'a_b-c.d'),
  worded(brand, '{{brand}} $t(common:app.name) $& %E0', ''),
  { ...worded(brand, ' Spaced ', '@spaced'), theme: { ...brand.theme, color: '#123456', radius: 3 } },
  { ...brand, flags: { ...brand.flags, register: false }, banners: brand.banners.slice(0, 1) },
  { ...brand, texts: { ...brand.texts, th: { ...brand.texts.th, 'login:title': 'ยินดีต้อนรับ' } } },
];

describe('renderTemplates', () => {
  it.each(prerenderedPaths)(
    'gives every brand the bytes of %s that it would get alone',
    { timeout: 60_000 },
    async (at) => {
      const drawn = new Set<Brand>();
      const alike = renderTemplates({
        ...renderer,
        prerenderPage: (path, brand, nonce) => {
          drawn.add(brand);
          return renderer.prerenderPage(path, brand, nonce);
        },
      });
      const brands = shipped.flatMap(relatives);
      for (const [n, brand] of brands.entries()) {
        const page = await alike.prerenderPage(at, brand, `nonce-${n}`);
        expect(page).toEqual(await renderer.prerenderPage(at, brand, `nonce-${n}`));
      }
      // The third of the same shape is written without being drawn.
      for (let third = 2; third < brands.length; third += relatives(shipped[0] as Brand).length)
        expect(drawn.has(brands[third] as Brand)).toBe(false);
    },
  );
});
