import { describe, expect, it } from 'vitest';
import type { Fix, Problem } from '#core/brand/problem';
import { editOf, isFixable } from './fixes';

const problem = (path: string, fix: Partial<Fix>): Problem => ({
  severity: 'error',
  path,
  code: 'TEST',
  th: '',
  en: '',
  fix: { th: '', en: '', ...fix },
});

describe('isFixable', () => {
  it('holds for a value, also a false one, and for a removal', () => {
    expect(isFixable(problem('/a', { value: false }))).toBe(true);
    expect(isFixable(problem('/a', { remove: true }))).toBe(true);
    expect(isFixable(problem('/a', {}))).toBe(false);
  });
});

describe('editOf', () => {
  it('sets the value that would pass, at another path if the fix names one', () => {
    expect(editOf(problem('/a', { value: 1 }), {}, {})).toEqual({ path: '/a', value: 1 });
    expect(editOf(problem('/a', { value: 1, path: '/b' }), {}, {})).toEqual({ path: '/b', value: 1 });
  });

  it('removes a setting, which inherits it again', () => {
    expect(editOf(problem('/a', { remove: true }), { a: 1 }, {})).toEqual({ path: '/a' });
  });

  it('a fix inside a list is a new list, made from the own one', () => {
    const file = { items: [{ url: 'x' }, { url: 'y', name: 'n' }] };
    expect(editOf(problem('/items/1/url', { value: 'z' }), file, {})).toEqual({
      path: '/items',
      value: [{ url: 'x' }, { url: 'z', name: 'n' }],
    });
    expect(editOf(problem('/items/0', { remove: true }), file, {})).toEqual({
      path: '/items',
      value: [{ url: 'y', name: 'n' }],
    });
  });

  it('uses the inherited list when the brand has none', () => {
    expect(editOf(problem('/items/0', { value: 5 }), {}, { items: [1, 2] })).toEqual({
      path: '/items',
      value: [5, 2],
    });
  });
});
