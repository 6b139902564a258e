import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatch, diff, toPatch } from './diff';
import { sameJson } from './json';

const record = fc.dictionary(fc.string({ maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }), { maxKeys: 5 });

describe('diff', () => {
  it('names what was added, removed and changed', () => {
    const changes = diff({ a: 1, b: { c: [1], d: 2 } }, { b: { c: [1, 2], d: 2 }, e: null });
    expect(changes).toEqual([
      { path: '/a', kind: 'removed', before: 1 },
      { path: '/b/c', kind: 'changed', before: [1], after: [1, 2] },
      { path: '/e', kind: 'added', after: null },
    ]);
    expect(toPatch(changes)).toEqual([
      { op: 'remove', path: '/a' },
      { op: 'replace', path: '/b/c', value: [1, 2] },
      { op: 'add', path: '/e', value: null },
    ]);
  });

  it('escapes keys as RFC 6901 says', () => {
    expect(diff({}, { 'a/b~c': 1 }).map(({ path }) => path)).toEqual(['/a~1b~0c']);
  });

  it('finds nothing between equal values, whatever the order of their keys', () => {
    fc.assert(
      fc.property(record, (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(diff(value, turned)).toEqual([]);
      }),
    );
  });

  it('turns one into the other as a patch', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const before = JSON.stringify(a);
        expect(sameJson(applyPatch(a, toPatch(diff(a, b))), b)).toBe(true);
        expect(JSON.stringify(a)).toBe(before);
      }),
    );
  });

  it('refuses a path through something that is not an object', () => {
    expect(() => applyPatch({ a: 1 }, [{ op: 'add', path: '/a/b', value: 2 }])).toThrow(RangeError);
  });
});
