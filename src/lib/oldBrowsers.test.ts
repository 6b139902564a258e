import { expect, it } from 'vitest';
import { addFromEntries, addReplaceAll } from './oldBrowsers';

interface Constructor {
  fromEntries?: (entries: Iterable<readonly [PropertyKey, unknown]>) => object;
}

it('LAY-19 adds a missing fromEntries, for lists and maps', () => {
  const old: Constructor = {};
  addFromEntries(old);
  expect(old.fromEntries?.([['a', 1]])).toEqual({ a: 1 });
  expect(old.fromEntries?.(new Map([['b', 2]]))).toEqual({ b: 2 });
});

it('LAY-19 does not replace a native fromEntries', () => {
  const own = () => ({});
  const young: Constructor = { fromEntries: own };
  addFromEntries(young);
  expect(young.fromEntries).toBe(own);
});

interface Texts {
  replaceAll?: (this: string, found: string, by: string) => string;
}

it('LAY-19 adds a missing replaceAll', () => {
  const old: Texts = {};
  addReplaceAll(old);
  expect(old.replaceAll?.call('a.b.c', '.', '')).toBe('abc');
  expect(old.replaceAll?.call('a$b', '$', '$&')).toBe('a$&b');
});

it('LAY-19 does not replace a native replaceAll', () => {
  const own = () => '';
  const young: Texts = { replaceAll: own };
  addReplaceAll(young);
  expect(young.replaceAll).toBe(own);
});
