import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from '#core/brand/resolve';
import { projectRoot } from '#server/platform/root';

const defaults = JSON.parse(
  readFileSync(path.join(projectRoot, 'brands/defaults.json'), 'utf8'),
) as BrandDefaults;

/** A brand of the defaults with these values of its own, on the host `<id>.localhost`. */
export function testBrand(id: string, values: Partial<BrandFile> = {}): Brand {
  const file = {
    version: 1,
    id,
    displayName: id,
    tagline: { th: 'คำโปรย', en: 'Tagline' },
    description: { th: 'คำอธิบาย', en: 'Description' },
    clientId: id,
    hostnames: [],
    primary: id === 'primary',
    ...values,
  };
  return resolve(defaults, file as BrandFile).brand;
}

/** The two brands that a test gets when it does not care: the default one and a stranger to it (I6). */
export function testBrands(): Brand[] {
  return [testBrand('primary'), testBrand('sibling')];
}

/** A brand with every area on: for tests that walk over all calls. */
export function wholeBrand(id: string): Brand {
  const brand = testBrand(id);
  const flags = Object.fromEntries(Object.keys(brand.flags).map((flag) => [flag, true]));
  return { ...brand, flags: { ...brand.flags, ...flags } };
}

/** `testBrands` with every area on. */
export function wholeBrands(): Brand[] {
  return [wholeBrand('primary'), wholeBrand('sibling')];
}
