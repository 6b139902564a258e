import { expect, it } from 'vitest';
import { validate as check } from '#schemas/preview/brandFile?validate';
import type { BrandFile } from '#schemas/brand/brandFile';
import { schemaProblems } from '#core/brand/schemaProblems';
import { brandFile, defaults } from '@studio/testing/shipped';
import { resolveLastValid } from './resolveLastValid';

const banner = (th: string, image = 'banner-1.svg') => ({
  image,
  title: { th, en: th },
  text: { th, en: th },
  link: '',
});
const shown = (banners: readonly ReturnType<typeof banner>[]) => {
  const file: BrandFile = { ...brandFile, banners: [...banners] };
  return resolveLastValid(defaults, file, schemaProblems(file, check, defaults), brandFile).brand.banners;
};

it('an item of a list is shown while its texts are still empty, with the others', () => {
  expect(shown([banner('ก'), banner('')])).toEqual([banner('ก'), banner('…')]);
});

it('a list with a value that no frame takes is shown as inherited', () => {
  expect(shown([banner('ก'), banner('', '../x')])).toEqual(defaults.banners);
});
