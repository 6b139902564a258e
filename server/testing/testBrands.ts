import path from 'node:path';
import { readFileSync } from 'node:fs';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { resolve } from '#core/brand/resolve';
import { projectRoot } from '#server/platform/root';
import { boundNames } from '#schemas/common/terms';
import type { Bounds } from '#core/brand/release/bounds';
import type { CompiledApp } from '#server/platform/hosting/compiledApp';
import { readFolder } from '#server/modules/brands/readFolder';
import { BrandRules } from '#server/platform/brands/brandRules';

const defaults = JSON.parse(
  readFileSync(path.join(projectRoot, 'brands/defaults.json'), 'utf8'),
) as BrandDefaults;

/** The default brand with these values, on the host `<id>.localhost`. */
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

/** The two brands that a test gets when it does not care: the default one and a stranger to it. */
export function testBrands(): Brand[] {
  return [testBrand('primary'), testBrand('sibling')];
}

/** A brand with every area on: for tests that walk over all calls. */
export function completeBrand(id: string): Brand {
  const brand = testBrand(id);
  const flags = Object.fromEntries(Object.keys(brand.flags).map((flag) => [flag, true]));
  return { ...brand, flags: { ...brand.flags, ...flags } };
}

/** `testBrands` with every area on. */
export function completeBrands(): Brand[] {
  return [completeBrand('primary'), completeBrand('sibling')];
}

const identity = {
  version: 1,
  id: 'sample',
  displayName: 'Sample & <Co>',
  tagline: { th: 'คำโปรย', en: 'Tagline' },
  description: { th: 'คำอธิบาย', en: 'Description' },
  clientId: 'sample-client',
  hostnames: ['www.sample.example'],
} as const;

/** A brand of the shipped defaults with some values of its own; independent of the shipped brands. */
export function sampleBrand(values: Partial<Brand> = {}): Brand {
  const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as BrandDefaults;
  return resolve(defaults, { ...identity, ...values }).brand;
}

const MOST = 999_999_999;

/** For tests of something else: one person may publish any prizes and limits. */
export const unbounded = Object.fromEntries(boundNames.map((name) => [name, MOST])) as Bounds;

/** The same as the value of `PUBLISH_BOUNDS`. */
export const unboundedSetting = boundNames.map((name) => `${name}=${MOST}`).join(',');

/** A member app of one heading: each page shows the brand's name and its own address. */
export const testCompiledApp: CompiledApp = {
  template: {
    html: '<head><!--sala:head--></head><body><div id="root"><!--sala:body--></div><!--sala:brand--></body>',
    preloads: {},
  },
  renderer: {
    prerenderPage: async (path, { displayName }) => {
      if (displayName === 'Unfit') throw new Error('does not render');
      return { html: `<h1>${displayName} ${path}</h1>`, styles: '', styleNames: '' };
    },
    pageTitle: (path, { displayName }) => `${displayName} · ${path}`,
    buildTheme: () => ({ css: ':root{--bg:#000000}', vars: { bg: '#000000' }, families: [], waiting: '' }),
  },
};

/**
 * The brands of a `brands/` folder.
 * @throws Error naming file, path and cause when one of them is invalid.
 */
export function readBrands(folder: string): Brand[] {
  const { brands, invalid } = readFolder(folder, new BrandRules(folder));
  if (invalid.length > 0) throw new Error(invalid.map(({ reason }) => reason).join('\n'));
  return brands.map(({ brand }) => brand);
}
