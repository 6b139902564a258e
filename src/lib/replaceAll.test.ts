import { expect, it } from 'vitest';
import { addReplaceAll } from './replaceAll';

interface Texts {
  replaceAll?: (this: string, found: string, by: string) => string;
}

it('LAY-19 gives replaceAll to texts that have none', () => {
  const old: Texts = {};
  addReplaceAll(old);
  expect(old.replaceAll?.call('a.b.c', '.', '')).toBe('abc');
  expect(old.replaceAll?.call('a$b', '$', '$&')).toBe('a$&b');
});

it('LAY-19 leaves alone what is there', () => {
  const own = () => '';
  const young: Texts = { replaceAll: own };
  addReplaceAll(young);
  expect(young.replaceAll).toBe(own);
});
