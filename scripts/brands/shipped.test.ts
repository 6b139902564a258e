import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '#core/brand/contrast';
import { formatBrandFile } from '#core/brand/format';
import { makeAjv } from '#schemas/ajv';
import { brand as brandSchema } from '#schemas/brand/brand';
import { describe as describeSetting } from '#schemas/brand/describe';
import { type BrandFile, identityKeys } from '#schemas/brand/brandFile';
import { brands, readJson, root } from './testing/fixtures';
import { brandFolders } from '../bundle/places';
import { loadAndInspect } from './load';
import { readMessages } from './messages';

const ids = brandFolders(path.join(root, 'brands'));

describe('shipped brands', () => {
  it('BRD-01 are all valid, without a warning', async () => {
    const { brands: valid, problems } = await loadAndInspect(root, { messages: await readMessages(root) });
    expect(problems).toEqual([]);
    expect(valid.map(({ brand }) => brand.id)).toEqual(ids);
    expect(ids.length).toBeGreaterThanOrEqual(4);
  });

  it.each(ids)('BRD-01 %s resolves to a complete brand', (id) => {
    const check = makeAjv().compile(brandSchema);
    const brand = brands.find((candidate) => candidate.id === id);
    expect(check(brand), JSON.stringify(check.errors)).toBe(true);
  });

  it.each(['defaults.json', ...ids.map((id) => `${id}/brand.json`)])(
    '%s is in its canonical form',
    (file) => {
      const text = readFileSync(path.join(root, 'brands', file), 'utf8');
      expect(text, 'npm run brands -- format').toBe(formatBrandFile(readJson(file)));
    },
  );

  it.each(ids)('%s names the schema by which editors complete and check it', (id) => {
    const { $schema, ...settings } = readJson(`${id}/brand.json`) as BrandFile;
    const schema = path.resolve(root, 'brands', id, $schema ?? '');
    const check = makeAjv().compile(JSON.parse(readFileSync(schema, 'utf8')) as object);
    expect(check({ $schema, ...settings }), JSON.stringify(check.errors)).toBe(true);
    expect(check({ $schema, ...settings, colour: '#ffffff' })).toBe(false);
    expect(formatBrandFile({ ...settings, $schema })).toMatch(/^\{\n {2}"\$schema": /);
  });

  it.each(ids)('%s repeats no value of the defaults', (id) => {
    const repeated = leaves(readJson(`${id}/brand.json`)).filter(
      ([keys, value]) => keys[0] !== 'version' && same(value, keys, readJson('defaults.json')),
    );
    expect(repeated).toEqual([]);
  });

  it('BRD-03 have no key that names a secret', () => {
    const words = /token|secret|password|apikey|api_key|private/i;
    for (const brand of brands) expect(Object.keys(flat(brand)).filter((key) => words.test(key))).toEqual([]);
  });

  it('BRD-06 read well: text on surfaces 4.5, accents 3', () => {
    for (const { theme } of brands) {
      for (const ground of [theme.background, theme.surface]) {
        expect(contrast(theme.text, ground)).toBeGreaterThanOrEqual(4.5);
        for (const ink of [theme.color, theme.accent2, theme.gold])
          expect(contrast(ink, ground)).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('LAY-06 LAY-11 LAY-13 exercise both layouts, both schemes and both fourth items', () => {
    expect(new Set(brands.map(({ layout }) => layout.public))).toEqual(new Set(['classic', 'simple']));
    expect(new Set(brands.map(({ theme }) => theme.scheme))).toEqual(new Set(['dark', 'light']));
    expect(new Set(brands.map(({ bottomBar }) => bottomBar.slot4))).toEqual(new Set(['withdraw', 'media']));
    for (const { layout, footer } of brands)
      expect(footer.year).toBe(layout.public === 'simple' ? '2024' : '2022');
  });

  it('CON-03 CON-04 the primary brand has the accent of the specification, and no brand the wallet', () => {
    expect(brands.filter(({ primary }) => primary).map(({ theme }) => theme.color)).toEqual(['#18fcc9']);
    expect(brands.map(({ flags }) => flags.trueWallet)).toEqual(brands.map(() => false));
  });
});

describe('brand schema', () => {
  it('names and explains every setting in Thai and English', () => {
    const paths = leaves(readJson('defaults.json')).map(([keys]) => keys);
    for (const keys of [...paths, ...identityKeys.map((key) => [key])]) {
      const setting = describeSetting(keys);
      expect(setting?.title, keys.join('/')).toMatch(/\p{Script=Thai}|^API$/u);
      expect(
        setting?.['x-title-en'] && setting.description && setting['x-description-en'],
        keys.join('/'),
      ).toBeTruthy();
    }
  });
});

describe('validate command', () => {
  it('ends well on the checkout and prints a count', () => {
    const out = execFileSync(process.execPath, ['--import', 'tsx', 'scripts/validate.ts', '--json'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(JSON.parse(out)).toEqual({ brands: ids, problems: [] });
  });
});

type Leaf = readonly [keys: readonly string[], value: unknown];

/** Every setting, a list counting as one. */
function leaves(value: unknown, keys: readonly string[] = []): Leaf[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[keys, value]];
  return Object.entries(value).flatMap(([key, item]) => leaves(item, [...keys, key]));
}

function same(value: unknown, keys: readonly string[], defaults: unknown): boolean {
  const found = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    defaults,
  );
  return JSON.stringify(found) === JSON.stringify(value);
}

function flat(value: unknown): Record<string, unknown> {
  return Object.fromEntries(leaves(value).flatMap(([keys, leaf]) => keys.map((key) => [key, leaf])));
}
