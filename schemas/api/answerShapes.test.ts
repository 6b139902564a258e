import { describe, expect, it } from 'vitest';
import { answerShapes, type Shape, shapeOf } from './answerShapes';

/** Paths of the lists whose rows have no essential field. */
function loose(shape: Shape, place: string): string[] {
  if (typeof shape === 'string') return [];
  if (Array.isArray(shape)) {
    const inner = shape[shape.length - 1] as Shape;
    const isRow = shape.length === 1 && typeof inner === 'object' && !Array.isArray(inner);
    const names = isRow ? Object.keys(inner) : [];
    return [
      ...(isRow && !names.some((name) => name.endsWith('!')) ? [place] : []),
      ...loose(inner, `${place}[]`),
    ];
  }
  return Object.entries(shape).flatMap(([name, inner]) => loose(inner as Shape, `${place}.${name}`));
}

describe('shapes of answers', () => {
  it('every row of a list has at least one essential field', () => {
    expect(Object.entries(answerShapes()).flatMap(([key, shape]) => loose(shape, key))).toEqual([]);
  });

  it('exist for every call of visitors and members, and for no other call', () => {
    const keys = Object.keys(answerShapes());
    expect(keys.length).toBeGreaterThan(60);
    expect(keys.filter((key) => /\/api\/(staff|share)/.test(key))).toEqual([]);
  });

  it('are refused for a schema that no shape can express', () => {
    expect(() => shapeOf({})).toThrow(/cannot read/);
  });
});
