import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';

const [first] = Object.values(
  import.meta.glob<BrandDefaults>('../../brands/defaults.json', { eager: true, import: 'default' }),
);
const file = Object.values(
  import.meta.glob<BrandFile>('../../brands/*/brand.json', { eager: true, import: 'default' }),
).find(({ layout }) => layout?.public === 'simple');
if (!first || !file) throw new Error('brands/ is empty');

/** What every brand begins with. */
export const defaults = first;
/** The file of the shipped brand with the simple public layout. */
export const brandFile = file;
