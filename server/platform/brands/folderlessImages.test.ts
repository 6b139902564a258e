import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { brandParts } from '#schemas/api/shapes/studio';
import type { BrandFile } from '#schemas/brand/brandFile';
import { imagePaths } from '#core/brand/checks/assets';
import { copiedSettings, newBrandFile } from '#core/brand/newBrandFile';
import { projectRoot, temporaryFolder } from '#server/platform/root';
import { readBrands } from '#server/testing/testBrands';
import { BrandRules } from './brandRules';
import { imagesOfFile } from './folderlessImages';

const folder = path.join(projectRoot, 'brands');
const rules = new BrandRules(folder);
const shipped = readBrands(folder).map(({ id }) => id);

describe('images of a brand without a folder', () => {
  const fresh = { id: 'fresh', displayName: 'Fresh' };
  const fileOf = (id: string) => rules.assemble(id, readFile(id)).loaded?.source ?? newBrandFile(fresh);
  const readFile = (id: string): unknown =>
    JSON.parse(readFileSync(path.join(folder, id, 'brand.json'), 'utf8'));
  const problemsOf = (file: BrandFile, like: string | null) => {
    const images = imagesOfFile(rules, file.id, file, like);
    const { loaded, problems } = rules.assemble(file.id, file, images);
    const missing = loaded ? imagePaths(loaded.brand).filter(([, name]) => !images(name)) : [['', 'invalid']];
    return { missing, errors: problems.filter(({ severity }) => severity === 'error') };
  };

  it('BRD-08 a blank brand has all images of the defaults', () => {
    expect(problemsOf(newBrandFile(fresh), null)).toEqual({ missing: [], errors: [] });
  });

  it.each(shipped)('BRD-08 a copy of %s is valid and has all its images', (like) => {
    const file = newBrandFile(fresh, copiedSettings(fileOf(like), brandParts));
    expect(problemsOf(file, like)).toEqual({ missing: [], errors: [] });
  });

  it.each(shipped)('BRD-08 any choice of parts of %s is valid', (like) => {
    const source = fileOf(like);
    for (let choice = 0; choice < 2 ** brandParts.length; choice += 1) {
      const parts = brandParts.filter((_, place) => (choice & (1 << place)) !== 0);
      const { problems } = rules.assemble('fresh', newBrandFile(fresh, copiedSettings(source, parts)));
      expect([parts, problems.filter(({ severity }) => severity === 'error')]).toEqual([parts, []]);
    }
  });

  it('BRD-08 the drawings have the colours of the file and the name of the brand', () => {
    const logoOf = (file: BrandFile, like: string | null = null) =>
      imagesOfFile(rules, file.id, file, like)('logo.svg')?.read().toString();
    const blank = logoOf(newBrandFile(fresh));
    expect(logoOf(newBrandFile({ ...fresh, color: '#ff0000' }))).not.toBe(blank);
    expect(logoOf(newBrandFile({ ...fresh, displayName: 'Other' }))).not.toBe(blank);
    // A name that the fonts of the logo lack is written as the id.
    expect(logoOf(newBrandFile({ ...fresh, displayName: '新しい' }))).toBe(
      logoOf(newBrandFile({ ...fresh, displayName: 'fresh' })),
    );
    for (const like of shipped)
      expect(logoOf(newBrandFile(fresh), like)).not.toBe(rules.imagesOf(like)('logo.svg')?.read().toString());
  });

  describe('with a folder by now', () => {
    let own: BrandRules;
    beforeAll(async () => {
      const place = await temporaryFolder('sala-images');
      cpSync(path.join(folder, 'defaults.json'), path.join(place, 'defaults.json'));
      mkdirSync(path.join(place, 'fresh/assets'), { recursive: true });
      writeFileSync(path.join(place, 'fresh/brand.json'), '{}');
      writeFileSync(path.join(place, 'fresh/assets/logo.svg'), '<svg/>');
      own = new BrandRules(place);
    });

    it('BRD-08 the brand has the images of its folder, as its bundle does', () => {
      const images = imagesOfFile(own, 'fresh', newBrandFile(fresh), null);
      expect(images('logo.svg')?.read().toString()).toBe('<svg/>');
      expect(images('icon.svg')).toBeUndefined();
    });
  });
});
