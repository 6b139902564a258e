import { describe, expect, it } from 'vitest';
import { assemble, type RawBrand } from '#core/brand/load';
import { formatBrandFile } from '#core/brand/format';
import type { BrandFile } from '#schemas/brand/brandFile';
import { readJson, root } from './testing/fixtures';
import { compileChecks } from './compiledChecks';
import { brandFolders } from '../bundle/places';

const [anyId] = brandFolders(`${root}/brands`);
const sample = { ...(readJson(`${anyId}/brand.json`) as BrandFile), primary: false, hostnames: [] };

const raw = (id: string, changes: Partial<BrandFile> = {}): RawBrand => ({
  file: `brands/${id}/brand.json`,
  folder: id,
  text: JSON.stringify({ ...sample, id, ...changes }),
});

const load = (...brands: RawBrand[]) =>
  assemble(
    { defaults: { file: 'brands/defaults.json', text: JSON.stringify(readJson('defaults.json')) }, brands },
    compileChecks(),
  );

const codes = (...brands: RawBrand[]) =>
  load(...brands).problems.map(({ file, path, code }) => `${file} ${path} ${code}`);

describe('brands side by side', () => {
  it('are checked against each other even if each was found valid before', () => {
    const shared = { hostnames: ['www.shared.example'] };
    const valid = (brand: RawBrand) => ({ ...brand, isValid: true });
    const wrong = raw('two', { ...shared, displayName: '' });
    expect(codes(raw('one', { primary: true, ...shared }), wrong)).toEqual([
      'brands/two/brand.json /displayName EMPTY',
    ]);
    expect(codes(raw('one', { primary: true, ...shared }), valid(wrong))).toEqual([
      'brands/two/brand.json /hostnames/0 DUPLICATE_HOST',
    ]);
  });

  it('LAY-02 may not share a host name', () => {
    const shared = { hostnames: ['www.shared.example'] };
    expect(codes(raw('one', { primary: true, ...shared }), raw('two', shared))).toEqual([
      'brands/two/brand.json /hostnames/0 DUPLICATE_HOST',
    ]);
  });

  it('LAY-02 may not take the localhost of another', () => {
    expect(codes(raw('one', { primary: true }), raw('two', { hostnames: ['one.localhost'] }))).toEqual([
      'brands/two/brand.json /hostnames/0 DUPLICATE_HOST',
    ]);
  });

  it('BRD-01 may not share an id', () => {
    const twin = { ...raw('one'), file: 'brands/copy/brand.json' };
    expect(codes(raw('one', { primary: true }), twin)).toEqual(['brands/copy/brand.json /id DUPLICATE_ID']);
  });

  it('LAY-02 may have one primary at most, and should have one', () => {
    expect(codes(raw('one', { primary: true }), raw('two', { primary: true }))).toEqual([
      'brands/two/brand.json /primary MANY_PRIMARY',
    ]);
    expect(codes(raw('one'))).toEqual(['undefined /primary NO_PRIMARY']);
  });

  it('BRD-01 must have the id of their folder', () => {
    expect(codes({ ...raw('one', { primary: true }), folder: 'other' })).toContain(
      'brands/one/brand.json /id ID_FOLDER',
    );
  });
});

describe('files that cannot be read', () => {
  it('BRD-01 name the file without affecting the others', () => {
    const { brands, problems } = load(raw('one', { primary: true }), {
      file: 'brands/two/brand.json',
      folder: 'two',
      text: '{"id":',
    });
    expect(brands.map(({ brand }) => brand.id)).toEqual(['one']);
    expect(problems).toMatchObject([
      { file: 'brands/two/brand.json', path: '', code: 'JSON', severity: 'error' },
    ]);
  });

  it('BRD-01 no brand stands on defaults that are wrong', () => {
    const loaded = assemble(
      { defaults: { file: 'brands/defaults.json', text: '{"version":1}' }, brands: [raw('one')] },
      compileChecks(),
    );
    expect(loaded.brands).toEqual([]);
    expect(
      loaded.problems.every(({ file, code }) => file === 'brands/defaults.json' && code === 'MISSING'),
    ).toBe(true);
  });
});

describe('a thousand brands', () => {
  it('BRD-01 are checked together, none against each other', { timeout: 30_000 }, () => {
    const many = Array.from({ length: 1000 }, (_, i) =>
      raw(`brand-${i}`, { primary: i === 0, hostnames: [`www.b${i}.example`] }),
    );
    expect(load(...many).problems).toEqual([]);
  });
});

describe('formatBrandFile', () => {
  it('BRD-05 writes the same bytes after an import with any order of keys', () => {
    const text = formatBrandFile(sample);
    const turned = Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse());
    expect(formatBrandFile(turned)).toBe(text);
  });
});
