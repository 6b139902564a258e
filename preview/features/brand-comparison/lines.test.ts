import { describe, expect, it } from 'vitest';
import type { Cell, Row } from './compare';
import { linesOf } from './lines';

const cell: Cell = { value: 1, key: '1', isInherited: false, isChanged: false };
const row = (path: string, distinct = 1): Row => ({
  path,
  schema: {},
  cells: [cell],
  distinct,
  common: '1',
  isIdentity: false,
});
const rows = [
  row('/theme/radius', 2),
  row('/theme/color'),
  row('/displayName'),
  row('/limits/depositMin', 3),
];
const all = { onlyDrift: false, text: '', closed: new Set<never>() };
const shown = (filter: Partial<Parameters<typeof linesOf>[1]>) =>
  linesOf(rows, { ...all, ...filter }, ({ path }) => [path]).map((line) =>
    line.kind === 'group' ? `${line.group} ${String(line.drift)}` : line.row.path,
  );

describe('linesOf', () => {
  it('preview 16 groups settings as the form does', () => {
    expect(shown({})).toEqual([
      'identity 0',
      '/displayName',
      'theme 1',
      '/theme/radius',
      '/theme/color',
      'limits 1',
      '/limits/depositMin',
    ]);
  });

  it('preview 16 shows only what differs', () => {
    expect(shown({ onlyDrift: true })).toEqual([
      'theme 1',
      '/theme/radius',
      'limits 1',
      '/limits/depositMin',
    ]);
  });

  it('finds every word, in closed groups too', () => {
    expect(shown({ text: 'theme COL', closed: new Set(['theme' as const]) })).toEqual([
      'theme 0',
      '/theme/color',
    ]);
    expect(shown({ text: 'nothing' })).toEqual([]);
  });

  it('a closed group shows its count', () => {
    expect(shown({ closed: new Set(['theme' as const]), onlyDrift: true })[0]).toBe('theme 1');
  });
});
