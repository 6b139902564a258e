import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { describe, expect, it } from 'vitest';
import { diff, toPatch } from './diff';
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

  it('escapes keys as RFC 6901 requires', () => {
    expect(diff({}, { 'a/b~c': 1 }).map(({ path }) => path)).toEqual(['/a~1b~0c']);
  });

  it('finds no difference between equal values with another key order', () => {
    fc.assert(
      fc.property(record, (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(diff(value, turned)).toEqual([]);
      }),
    );
  });

  it('writes a JSON Patch with which another implementation turns one into the other', () => {
    // The library refuses keys of prototypes, which no schema of a brand allows either.
    const plain = record.filter((value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)));
    fc.assert(
      fc.property(plain, plain, (a, b) => {
        const patched = structuredClone(a);
        expect(applyPatch(patched, toPatch(diff(a, b))).filter((failure) => failure !== null)).toEqual([]);
        expect(sameJson(patched, b)).toBe(true);
      }),
    );
  });
});
