import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CallKey } from '#schemas/api/contract';
import { answerShapes, type Shape } from '#schemas/api/answerShapes';
import { fit } from './fit';

const shapes = answerShapes();
const shapeOf = (key: CallKey) => shapes[key] as Shape;

const row: Shape = { 'uuid!': 'string', amount: 'number', at: [null, 'time'], tags: ['string'] };

describe('API-06 only data in the shape of the contract passes', () => {
  it.each([
    ['a text', 'string', 'a', 'a'],
    ['a number for a text', 'string', 1, undefined],
    ['a text for a number', 'number', '1', undefined],
    ['a number that is not finite', 'number', Number.POSITIVE_INFINITY, undefined],
    ['a text for a flag', 'boolean', 'true', undefined],
    ['a moment', 'time', '2026-01-01T00:00:00+07:00', '2026-01-01T00:00:00+07:00'],
    ['a text for a moment', 'time', 'soon', undefined],
    ['anything for nothing', 'nothing', { a: 1 }, null],
  ] as const)('%s', (_, shape, value, fitting) => {
    expect(fit(shape, value)).toBe(fitting);
  });

  it('null for a list becomes an empty one, another type is rejected', () => {
    expect(fit([row], null)).toEqual([]);
    expect(fit([row], undefined)).toEqual([]);
    expect(fit([row], {})).toBeUndefined();
    expect(fit([row], 'x')).toBeUndefined();
  });

  it('rows without an essential field are dropped, others retain valid fields', () => {
    const rows = [
      null,
      'x',
      {},
      { uuid: null },
      { uuid: 7, amount: 1 },
      { uuid: 'a', amount: '1', at: 'soon', tags: null, unknown: true },
      { uuid: 'b', amount: 2, at: '2026-01-01', tags: ['x', 7] },
    ];
    expect(fit([row], rows)).toEqual([
      { uuid: 'a', at: null, tags: [] },
      { uuid: 'b', amount: 2, at: '2026-01-01', tags: ['x'] },
    ]);
  });

  it('an object without essential fields becomes empty; an unusable one is dropped', () => {
    const shape: Shape = { line: { 'line1?': { 'id!': 'string' } }, bank: { 'bankId!': 'string' } };
    for (const value of [
      null,
      {},
      { line: null },
      { line: 'x' },
      { line: { line1: {} } },
      { line1: { id: 'a' } },
    ])
      expect(fit(shape, value)).toEqual({ line: {} });
    expect(fit(shape, [])).toBeUndefined();
    expect(fit(shape, 'x')).toBeUndefined();
  });

  it('an essential list is never made up', () => {
    expect(fit({ 'segments!': ['string'] }, { segments: null })).toBeUndefined();
    expect(fit({ 'segments!': ['string'] }, { segments: [] })).toEqual({ segments: [] });
  });

  it('a missing nullable answer becomes null, and one of another type is rejected', () => {
    const nullable: Shape = [null, { 'uuid!': 'string' }];
    expect(fit(nullable, null)).toBeNull();
    expect(fit(nullable, {})).toBeUndefined();
    expect(fit({ open: nullable }, { open: {} })).toEqual({ open: null });
  });

  it('treats prototype names as ordinary names', () => {
    const given = JSON.parse('{"__proto__":{"bonus":1},"constructor":{"bonus":2}}') as unknown;
    const fitting = fit({ '*': { bonus: 'number' } }, given) as object;
    expect(Object.entries(fitting)).toEqual([
      ['__proto__', { bonus: 1 }],
      ['constructor', { bonus: 2 }],
    ]);
    expect(fit({ toString: 'string' } as unknown as Shape, {})).toEqual({});
  });

  it('fits any JSON without throwing, and is idempotent', () => {
    const keys = Object.keys(shapes) as CallKey[];
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const fitting = fit(shapeOf(key), value);
        if (fitting !== undefined) expect(fit(shapeOf(key), fitting)).toEqual(fitting);
      }),
    );
  });
});
