import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasErrors } from '#core/brand/problem';
import { diffBrands } from './diffBrands';
import { root } from './testing/fixtures';
import { brandFolders } from '../bundle/places';
import { loadBrands } from './load';
import { formatBrands, newBrand } from './newBrand';

let copy = '';
let printed: string[] = [];
const [first] = brandFolders(path.join(root, 'brands')) as [string];
const file = (id: string) => path.join(copy, 'brands', id, 'brand.json');

beforeEach(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'sala-brands-'));
  mkdirSync(path.join(copy, 'brands'));
  cpSync(path.join(root, 'brands'), path.join(copy, 'brands'), { recursive: true });
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true });
});

describe('brands new', () => {
  it('writes a minimal valid brand and prints the next steps', () => {
    expect(newBrand(copy, 'kaew', { name: 'Kaew 88', color: '#ff8800' })).toBe(0);
    const { brands, problems } = loadBrands(copy);
    expect(hasErrors(problems)).toBe(false);
    expect(brands.find(({ brand }) => brand.id === 'kaew')?.source).toMatchObject({
      $schema: '../../schemas/json/brandFile.schema.json',
      displayName: 'Kaew 88',
      theme: { color: '#ff8800' },
    });
    expect(printed.at(-1)).toContain('http://kaew.localhost:4400/');
  });

  it('begins with the settings of another brand, but not with its hosts, contacts or place', () => {
    newBrand(copy, 'kaew', { from: first });
    const [base, made] = [first, 'kaew'].map(
      (id) => JSON.parse(readFileSync(file(id), 'utf8')) as Record<string, unknown>,
    );
    expect(made?.['bonus']).toEqual(base?.['bonus']);
    expect(made).toMatchObject({ id: 'kaew', hostnames: [] });
    expect(made).not.toHaveProperty('primary');
    expect(made).not.toHaveProperty('contacts');
  });

  it('formats a manually edited file as pull does', () => {
    newBrand(copy, 'kaew', {});
    const written = readFileSync(file('kaew'), 'utf8');
    writeFileSync(file('kaew'), JSON.stringify(JSON.parse(written)));
    formatBrands(copy);
    expect(readFileSync(file('kaew'), 'utf8')).toBe(written);
  });

  it.each(['Kaew', 'k', '../x', 'a b', '-a', 'a-', 'assets', 'studio', 'x'.repeat(31)])(
    'refuses the id %s',
    (id) => {
      expect(() => newBrand(copy, id, {})).toThrow('cannot be a brand id');
      expect(brandFolders(path.join(copy, 'brands'))).toEqual(brandFolders(path.join(root, 'brands')));
    },
  );

  it('refuses a brand that exists, a colour that is none and a brand to copy that is not there', () => {
    expect(() => newBrand(copy, first, {})).toThrow('exists already');
    expect(() => newBrand(copy, 'kaew', { color: 'red' })).toThrow('not a colour');
    expect(() => newBrand(copy, 'kaew', { from: 'nobody' })).toThrow('there is no brand nobody');
    expect(existsSync(file('kaew'))).toBe(false);
  });

  it('leaves nothing behind when the brand does not hold', () => {
    expect(newBrand(copy, 'kaew', { name: '<b>' })).toBe(1);
    expect(existsSync(path.dirname(file('kaew')))).toBe(false);
    expect(printed.join('\n')).toContain('/displayName  [FORMAT]');
  });
});

describe('brands diff', () => {
  it('names each setting in words, with both values', () => {
    newBrand(copy, 'kaew', { from: first, color: '#ff8800' });
    expect(diffBrands(copy, first, 'kaew', false)).toBe(0);
    expect(printed.at(-1)).toMatch(
      /Colours and shape › Accent colour \(\/theme\/color\): "#\w{6}" → "#ff8800"/,
    );
  });

  it('gives a JSON Patch', () => {
    diffBrands(copy, first, first, true);
    expect(JSON.parse(printed.at(-1) ?? '')).toEqual([]);
  });

  it('refuses a brand that is not there', () => {
    expect(() => diffBrands(copy, first, 'nobody', false)).toThrow('there is no valid brand nobody');
  });
});
