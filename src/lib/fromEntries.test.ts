import { expect, it } from 'vitest';
import { addFromEntries } from './fromEntries';

interface Constructor {
  fromEntries?: (entries: Iterable<readonly [PropertyKey, unknown]>) => object;
}

it('LAY-19 gives fromEntries where there is none, for lists and maps', () => {
  const old: Constructor = {};
  addFromEntries(old);
  expect(old.fromEntries?.([['a', 1]])).toEqual({ a: 1 });
  expect(old.fromEntries?.(new Map([['b', 2]]))).toEqual({ b: 2 });
});

it('LAY-19 leaves alone what is there', () => {
  const own = () => ({});
  const young: Constructor = { fromEntries: own };
  addFromEntries(young);
  expect(young.fromEntries).toBe(own);
});
