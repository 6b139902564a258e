import { readFileSync } from 'node:fs';
import { resolve } from '#core/brand/resolve';
import type { Brand } from '#schemas/brand/brand';
import type { BrandDefaults } from '#schemas/brand/brandFile';

const identity = {
  version: 1,
  id: 'sample',
  displayName: 'Sample & <Co>',
  tagline: { th: 'คำโปรย', en: 'Tagline' },
  description: { th: 'คำอธิบาย', en: 'Description' },
  clientId: 'sample-client',
  hostnames: ['www.sample.example'],
} as const;

/** A brand of the shipped defaults with some values of its own; no shipped brand is named. */
export function sampleBrand(values: Partial<Brand> = {}): Brand {
  const defaults = JSON.parse(readFileSync('brands/defaults.json', 'utf8')) as BrandDefaults;
  return resolve(defaults, { ...identity, ...values }).brand;
}
