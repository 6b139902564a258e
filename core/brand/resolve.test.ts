import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandDefaults, BrandFile } from '#schemas/brand/brandFile';
import { sameJson, valueAt } from './json';
import { resolve } from './resolve';

/** `resolve` on any JSON; what a brand must hold is the schema's business. */
function merged(defaults: unknown, file: unknown) {
  return resolve(defaults as BrandDefaults, file as BrandFile);
}

const record = fc.dictionary(fc.string({ minLength: 1, maxLength: 4 }), fc.jsonValue({ maxDepth: 3 }), {
  maxKeys: 5,
});

describe('resolve', () => {
  it('BRD-02 takes the brand over the defaults, key by key', () => {
    const { brand } = merged(
      { theme: { color: '#000', radius: 8 }, list: [1, 2] },
      { theme: { color: '#fff' }, list: [3] },
    );
    expect(brand).toEqual({ theme: { color: '#fff', radius: 8 }, list: [3] });
  });

  it('leaves out where editors find the schema of the file', () => {
    expect(merged({ cap: 5 }, { $schema: '../x.json', cap: 6 }).brand).toEqual({ cap: 6 });
  });

  it('takes null for a value', () => {
    expect(merged({ cap: 5 }, { cap: null }).brand).toEqual({ cap: null });
  });

  it('has the key order of the defaults', () => {
    expect(Object.keys(merged({ a: 1, b: 2 }, { b: 3, a: 4, c: 5 }).brand)).toEqual(['a', 'b', 'c']);
  });

  it('is frozen to the last value', () => {
    const { brand } = merged({ a: { b: [{ c: 1 }] } }, { d: { e: [{ f: 2 }] } });
    const deep = [
      brand,
      valueAt(brand, '/a'),
      valueAt(brand, '/a/b'),
      valueAt(brand, '/a/b/0'),
      valueAt(brand, '/d/e/0'),
    ];
    for (const value of deep) expect(Object.isFrozen(value)).toBe(true);
  });

  it('never touches a prototype', () => {
    const { brand } = merged({ a: {} }, JSON.parse('{"__proto__":{"x":1},"a":{"__proto__":{"y":1}}}'));
    expect(brand).not.toHaveProperty('x');
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
    expect(valueAt(brand, '/a/y')).toBeUndefined();
  });

  it('gives the defaults for an empty brand and the brand for empty defaults', () => {
    fc.assert(
      fc.property(record, (value) => {
        fc.pre(!JSON.stringify(value).includes('__proto__'));
        expect(sameJson(merged(value, {}).brand, value)).toBe(true);
        expect(sameJson(merged({}, value).brand, value)).toBe(true);
      }),
    );
  });

  it('resolves to the same when it is resolved again', () => {
    fc.assert(
      fc.property(record, record, (defaults, file) => {
        fc.pre(!JSON.stringify([defaults, file]).includes('__proto__'));
        const { brand } = merged(defaults, file);
        expect(sameJson(merged(defaults, brand).brand, brand)).toBe(true);
      }),
    );
  });

  it('shares unchanged values with every brand of the same defaults, and copies changed ones', () => {
    const defaults = { theme: { color: '#000' }, flags: { chat: true }, list: [{ a: 1 }] };
    const file = { theme: { color: '#fff' }, texts: { th: {} } };
    const [first, second] = [
      merged(defaults, file).brand,
      merged(defaults, { flags: { wheel: true } }).brand,
    ];
    for (const path of ['/list', '/list/0']) expect(valueAt(first, path)).toBe(valueAt(second, path));
    expect(valueAt(first, '/flags')).toBe(defaults.flags);
    expect(valueAt(second, '/flags')).toEqual({ chat: true, wheel: true });
    expect(Object.isFrozen(defaults.list[0])).toBe(true);
    expect(Object.isFrozen(file.texts)).toBe(false);
    expect(defaults).toEqual({ theme: { color: '#000' }, flags: { chat: true }, list: [{ a: 1 }] });
  });
});
