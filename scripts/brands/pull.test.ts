import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { hasErrors } from '#core/brand/problem';
import { newBrandFile } from '#core/brand/newBrandFile';
import { BrandRules } from '#server/platform/brands/brandRules';
import { imagesOfFile } from '#server/platform/brands/folderlessImages';
import { loadBrands } from './load';
import { pull } from './pull';
import type { Remote } from './remote';
import { root } from './testing/fixtures';

const file = {
  ...newBrandFile({ id: 'born', displayName: 'Born' }),
  art: { keyVisual: 'u/visual.webp' },
};
const images = imagesOfFile(new BrandRules(path.join(root, 'brands')), 'born', file, null);
const upload = readFileSync(path.join(root, 'brands/assets/movie-city.svg'));

/** The images of the brand as its server has them. */
function image(brandId: string, name: string): Promise<Buffer> {
  const content = name.startsWith('u/') ? upload : images(name)?.read();
  if (brandId !== 'born' || !content) throw new Error(`${brandId} has no image ${name}`);
  return Promise.resolve(Buffer.from(content));
}
let copy = '';
let remote: Remote;
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sala-pull-'));
  cpSync(path.join(root, 'brands'), path.join(copy, 'brands'), { recursive: true });
  mkdirSync(path.join(copy, '.cache'));
  const published = { file, revision: 1 };
  remote = {
    image,
    client: { call: () => Promise.resolve({ data: { published } }) } as unknown as Remote['client'],
  };
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true });
});

it('BRD-08 a brand that was born in the studio becomes a complete folder, and is only updated after that', async () => {
  await pull(copy, remote, ['born']);
  const assets = path.join(copy, 'brands/born/assets');
  expect(readdirSync(assets)).toEqual(expect.arrayContaining(['logo.svg', 'icon.svg', 'banner-1.svg', 'u']));
  expect(existsSync(path.join(assets, 'placeholder.svg'))).toBe(false);
  expect(readFileSync(path.join(assets, 'u/visual.webp'))).toEqual(upload);
  const { brands, problems } = loadBrands(copy);
  expect(hasErrors(problems)).toBe(false);
  expect(brands.find(({ brand }) => brand.id === 'born')?.source).toEqual(file);
  rmSync(path.join(assets, 'logo.svg'));
  await pull(copy, remote, ['born']);
  expect(existsSync(path.join(assets, 'logo.svg'))).toBe(false);
});
