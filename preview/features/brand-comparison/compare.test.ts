import { describe, expect, it } from 'vitest';
import type { BrandDefaults } from '#schemas/brand/brandFile';
import { setAt } from '#core/brand/edit';
import { resolve } from '#core/brand/resolve';
import { defaults } from '@studio/testing/shipped';
import { compare, type Compared, isDrift, keyOf, isOutlier } from './compare';

/** A brand with only these values of its own. */
function brand(brandId: string, own: Readonly<Record<string, unknown>> = {}, published?: unknown): Compared {
  const file = Object.entries(own).reduce<unknown>((all, [path, value]) => setAt(all, path, value), {
    id: brandId,
    displayName: brandId,
  });
  return {
    brandId,
    file,
    brand: resolve(defaults, file as never).brand,
    published: published ?? file,
  };
}

const rowAt = (brands: readonly Compared[], path: string) => {
  const row = compare(brands).find((each) => each.path === path);
  if (!row) throw new Error(`no row ${path}`);
  return row;
};

describe('compare', () => {
  it('preview 16 marks the brand that differs from more than half', () => {
    const row = rowAt([brand('a'), brand('b'), brand('c', { '/theme/radius': 3 })], '/theme/radius');
    expect(row.distinct).toBe(2);
    expect(row.cells.map((cell) => isOutlier(row, cell))).toEqual([false, false, true]);
    expect(row.cells.map(({ isInherited }) => isInherited)).toEqual([true, true, false]);
    expect(isDrift(row)).toBe(true);
  });

  it('preview 16 marks no brand without a majority, but reports drift', () => {
    const row = rowAt(
      [brand('a', { '/theme/radius': 3 }), brand('b', { '/theme/radius': 4 })],
      '/theme/radius',
    );
    expect(row.common).toBeUndefined();
    expect(row.cells.map((cell) => isOutlier(row, cell))).toEqual([false, false]);
    expect(isDrift(row)).toBe(true);
  });

  it('an own value equals the same inherited value', () => {
    const { radius } = (defaults as BrandDefaults & { theme: { radius: number } }).theme;
    const row = rowAt([brand('a'), brand('b', { '/theme/radius': radius })], '/theme/radius');
    expect(isDrift(row)).toBe(false);
  });

  it('who a brand is is never drift', () => {
    const row = rowAt([brand('a'), brand('b'), brand('c')], '/displayName');
    expect(row.distinct).toBe(3);
    expect(isDrift(row)).toBe(false);
    expect(row.cells.some((cell) => isOutlier(row, cell))).toBe(false);
  });

  it('a text that one brand replaces is a setting of all', () => {
    const row = rowAt([brand('a', { '/texts/th/common:save': 'เก็บ' }), brand('b')], '/texts/th/common:save');
    expect(row.cells.map(({ value }) => value)).toEqual(['เก็บ', undefined]);
  });

  it('marks where a draft differs from the published revision', () => {
    const [published] = [{ id: 'a', theme: { radius: 9 } }];
    const row = rowAt([brand('a', { '/theme/radius': 3 }, published), brand('b')], '/theme/radius');
    expect(row.cells.map(({ isChanged }) => isChanged)).toEqual([true, false]);
  });

  it('an invalid setting is shown unchanged, not hidden', () => {
    expect(
      rowAt([brand('a', { '/theme': 'none' }), brand('b')], '/theme/radius').cells[0]?.value,
    ).toBeUndefined();
  });
});

describe('keyOf', () => {
  it('does not mind the order of keys, and minds the order of lists', () => {
    expect(keyOf({ a: 1, b: [1, 2] })).toBe(keyOf({ b: [1, 2], a: 1 }));
    expect(keyOf([1, 2])).not.toBe(keyOf([2, 1]));
    expect(keyOf(undefined)).not.toBe(keyOf(null));
    expect(keyOf('1')).not.toBe(keyOf(1));
  });
});
